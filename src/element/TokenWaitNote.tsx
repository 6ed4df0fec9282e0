import { useState } from 'react';
import { usePortal, useSession } from '../data/portal-context.ts';
import { sessionTexts } from '../texts/session.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useStyles } from '../theme/useStyles.ts';
import { Button } from '../ui/buttons/Button.tsx';
import css from './token-wait.css?inline';

/** A line with a button that asks the page for the token again. */
export function TokenWaitNote() {
  useStyles(css);
  const words = useTexts(sessionTexts);
  const { checkSession } = usePortal();
  const error = useSession((session) => session.tokenError);
  // The retry is over when the page has answered, or has again not done so in time.
  const [retried, setRetried] = useState<Error | null>(null);
  const retry = () => {
    setRetried(error);
    checkSession();
  };
  return (
    <p className="portal-token-wait" role="status">
      {words.tokenSlow}
      <Button variant="link" size="small" busy={retried !== null && retried === error} onClick={retry}>
        {words.retry}
      </Button>
    </p>
  );
}
