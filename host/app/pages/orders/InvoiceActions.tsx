import { Download } from 'lucide-react';
import { getInvoiceFile, type Invoice } from '#src/api/invoices.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { MalformedAnswerError } from '#src/http/errors.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button, type ButtonLook } from '#src/ui/buttons/Button.tsx';
import { LinkButton } from '../../content/LinkButton.tsx';
import { downloadFile, fileNameOf } from '../../content/download-file.ts';
import { invoiceExtension } from './invoice-status.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { invoicingPath } from './order-status.ts';

interface InvoiceActionsProps {
  invoice: Invoice;
  size?: ButtonLook['size'];
}

/** Saves an issued invoice; one that failed can be asked for again. */
export function InvoiceActions({ invoice, size }: InvoiceActionsProps) {
  const words = useTexts(invoiceTexts);
  const { http, language } = usePortal();
  const { run, isBusy } = useMutation(words.downloadFailed);

  async function download(): Promise<void> {
    const file = unwrap(await getInvoiceFile(http, { id: invoice.id }, { silent: true }), language);
    const extension = invoiceExtension(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
    if (!extension) throw new MalformedAnswerError(words.downloadWrong);
    const name = fill(words.fileName, { number: invoice.invoiceNo || invoice.id });
    downloadFile(fileNameOf(name, extension), file, file.type);
  }

  if (invoice.state === 'failed') {
    const ids = (invoice.orders ?? []).map(({ id }) => id);
    return (
      <LinkButton size={size} href={invoicingPath(ids)}>
        {words.again}
      </LinkButton>
    );
  }
  if (invoice.state === 'pending') return null;
  return (
    <Button
      size={size}
      busy={isBusy}
      icon={<Download size={16} aria-hidden="true" />}
      onClick={() => void run(download)}
    >
      {words.download}
    </Button>
  );
}
