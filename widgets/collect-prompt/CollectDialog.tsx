import type { MouseEvent } from 'react';
import { usePortal } from '../../src/data/portal-context.ts';
import { usePortalUrl } from '../../src/data/usePortalUrl.ts';
import { SafeHtml } from '../../src/html/SafeHtml.tsx';
import { collectPromptTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

export interface CollectDialogProps {
  /** The organisation's words, as the server sent them; '' for ours. */
  html: string;
  /** Closed, or on the way to the form. */
  onDone: () => void;
  onNavigate: OnNavigate | undefined;
}

export function CollectDialog({ html, onDone, onNavigate }: CollectDialogProps) {
  const words = useTexts(collectPromptTexts);
  const { config } = usePortal();
  const url = usePortalUrl(config.collectPath);
  const goToForm = (event: MouseEvent<HTMLAnchorElement>) => {
    linkClick(event, { url }, onNavigate);
    onDone();
  };
  return (
    <Dialog
      open
      size="small"
      title={words.title}
      // A click beside it is easily made on the way to something else, and it would not come again.
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
      {html.trim() ? <SafeHtml html={html} /> : <p>{words.text}</p>}
    </Dialog>
  );
}
