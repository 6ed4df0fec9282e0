import { useState } from 'react';
import { hostTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ThemeRoot } from '#src/ui/root/ThemeRoot.tsx';
import { useRetryOnline } from '#src/ui/states/useRetryOnline.ts';
import { reloadPage } from '#src/ui/navigation/leave-page.ts';
import { PageMessage, BrokenPicture } from './PageMessage.tsx';

/** Shown in place of the portal if its settings are missing or invalid. */
export function StartFailure({ error }: { error: unknown }) {
  return (
    <ThemeRoot>
      <Explanation detail={error instanceof Error ? error.message : String(error)} />
    </ThemeRoot>
  );
}

function Explanation({ detail }: { detail: string }) {
  const words = useTexts(hostTexts);
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    reloadPage();
  };
  useRetryOnline(!isReloading, reload);
  return (
    <main>
      <PageMessage
        picture={<BrokenPicture />}
        title={words.startFailed}
        strong={words.startFailedHint}
        text={detail}
      >
        <Button variant="primary" onClick={reload}>
          {words.reload}
        </Button>
      </PageMessage>
    </main>
  );
}
