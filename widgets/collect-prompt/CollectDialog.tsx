import { UNKNOWN_PAGE } from '#src/rules/page-url.ts';
import { safeUrl } from '#src/rules/safe-url.ts';
import type { MouseEvent } from 'react';
import { usePortal } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { SafeHtml } from '#src/html/SafeHtml.tsx';
import { collectPromptTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';

export interface CollectDialogProps {
  /** The organisation's own text as HTML from the server; '' shows the default text. */
  html: string;
  /** Called when the user closes the dialog or follows the link to the form. */
  onDone: () => void;
  onNavigate: OnNavigate | undefined;
}

export function CollectDialog({ html, onDone, onNavigate }: CollectDialogProps) {
  const words = useTexts(collectPromptTexts);
  const { config } = usePortal();
  const url = usePortalUrl(safeUrl(useSettings().collectPath, UNKNOWN_PAGE));
  const goToForm = (event: MouseEvent<HTMLAnchorElement>) => {
    linkClick(event, { url }, onNavigate);
    onDone();
  };
  return (
    <Dialog
      open
      size="small"
      title={words.title}
      // An accidental click outside would dismiss the prompt for good.
      closesOutside={false}
      onOpenChange={onDone}
      footer={
        <>
          <Button onClick={onDone}>{words.close}</Button>
          <Button variant="primary" href={url} data-autofocus="" onClick={goToForm}>
            {words.fill}
          </Button>
        </>
      }
    >
      {html.trim() ? <SafeHtml html={html} server={config} /> : <p>{words.text}</p>}
    </Dialog>
  );
}
