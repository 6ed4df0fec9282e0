import { hostTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { reloadPage } from '#src/ui/navigation/leave-page.ts';
import { PageMessage, HomeButton, BrokenPicture } from './PageMessage.tsx';

/** The page at /500; it also replaces a page that has crashed. */
export function ServerError() {
  const words = useTexts(hostTexts);
  return (
    <PageMessage picture={<BrokenPicture />} title={words.serverError} text={words.serverErrorHint}>
      <Button variant="primary" onClick={reloadPage}>
        {words.reload}
      </Button>
      <HomeButton variant="secondary" />
    </PageMessage>
  );
}
