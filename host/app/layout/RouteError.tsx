import { useEffect } from 'react';
import { PortalError } from '#src/http/errors.ts';
import { hostTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ChunkLoadError } from '#src/ui/states/portal-error.ts';
import { noteError } from '#src/rules/raised-errors.ts';
import { useRetryOnline } from '#src/ui/states/useRetryOnline.ts';
import { reloadPage } from '#src/ui/navigation/leave-page.ts';
import { PageMessage, HomeButton, BrokenPicture } from './PageMessage.tsx';

/** Shown when a route cannot be resolved: the server did not respond, or the page's code failed to load. */
export function RouteError({ error, onRetry, busy }: { error: unknown; onRetry: () => void; busy: boolean }) {
  const words = useTexts(hostTexts);
  const fromServer = error instanceof PortalError;
  useEffect(() => {
    // The client has noted a call that failed.
    if (!fromServer) noteError(error instanceof TypeError ? new ChunkLoadError(error) : error);
  }, [error, fromServer]);
  useRetryOnline(!busy, onRetry);
  return (
    <PageMessage
      picture={<BrokenPicture />}
      title={fromServer ? words.organisationFailed : words.entranceFailed}
      text={fromServer ? error.message : words.entranceHint}
    >
      {/* Some browsers cache a failed module import for the life of the document; only a reload requests it again. */}
      <Button variant="primary" busy={busy} onClick={fromServer ? onRetry : reloadPage}>
        {words.reload}
      </Button>
      <HomeButton variant="secondary" />
    </PageMessage>
  );
}
