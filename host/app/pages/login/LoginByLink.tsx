import { useEffect, useRef, useState } from 'react';
import { PortalError } from '../../../../src/http/errors.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Empty } from '../../../../src/ui/Empty.tsx';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { Spinner } from '../../../../src/ui/Spinner.tsx';
import { AuthCard, AuthLayout, registrationTexts } from '../../../../widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

interface ArrivalProps {
  title: string;
  /** Signs in by what the address brought. Null: the address brought nothing. */
  signIn: (() => Promise<void>) | null;
  missing: { text: string; hint: string };
}

/** Somebody arrives signed in elsewhere: takes the session over and goes on to where the redirect leads. */
export function LoginByLink({ title, signIn, missing }: ArrivalProps) {
  const words = useTexts(registrationTexts);
  const { leave, follow } = useLoginRedirect();
  const [failure, setFailure] = useState<string | null>(null);
  // What the address brought is good for one use, and an effect may run twice.
  const started = useRef(false);
  const mounted = useRef(false);

  const start = () => {
    if (!signIn) return;
    setFailure(null);
    signIn().then(
      () => {
        if (mounted.current) leave();
      },
      (error: unknown) => {
        if (mounted.current) setFailure((error instanceof PortalError && error.message) || words.failed);
      },
    );
  };

  useEffect(() => {
    mounted.current = true;
    if (!started.current) {
      started.current = true;
      start();
    }
    return () => {
      mounted.current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once per arrival
  }, []);

  const content = () => {
    if (!signIn) return <Empty text={missing.text} hint={missing.hint} />;
    if (failure !== null) return <ErrorState title={words.enterFailed} message={failure} onRetry={start} />;
    return <Spinner label={words.entering} />;
  };
  return (
    <AuthLayout>
      <AuthCard title={title} onNavigate={follow}>
        {content()}
      </AuthCard>
    </AuthLayout>
  );
}
