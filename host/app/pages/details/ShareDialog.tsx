import type { SafeUrl } from '#src/rules/safe-url.ts';
import { useRef } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { QrCode } from '#src/ui/media/QrCode.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import css from './share-dialog.css?inline';
import { detailsTexts } from './texts.ts';

export interface ShareDialogProps {
  url: SafeUrl;
  onClose: () => void;
}

/** Shows the link of a page, to copy, and its QR code. */
export function ShareDialog({ url, onClose }: ShareDialogProps) {
  useStyles(css);
  const words = useTexts(detailsTexts);
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      // There is no clipboard on pages without TLS.
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', text: words.copied });
    } catch {
      field.current?.focus();
      field.current?.select();
      toast({ tone: 'info', text: words.copyFailed });
    }
  }

  return (
    <Dialog
      open
      size="small"
      title={words.shareTitle}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <div className="portal-details-share">
        <QrCode text={url} label={words.qrCode} size={176} />
        <p className="portal-details-share-hint">{words.qrHint}</p>
        <Field label={words.shareLink}>
          <Input ref={field} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <Button variant="primary" block data-autofocus="" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </Dialog>
  );
}
