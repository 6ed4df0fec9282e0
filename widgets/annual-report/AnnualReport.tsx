import { useImperativeHandle, useState } from 'react';
import { useOrganisation } from '../../src/data/useOrganisation.ts';
import type { ElementProps } from '../../src/element/defineElement.tsx';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import { useAnnualReportAddress } from './address.ts';
import type { AnnualReportDialogProps } from './AnnualReportDialog.tsx';

export interface AnnualReportHandle {
  /** Shows the QR code; does nothing where the organisation has no report. */
  open(): void;
  close(): void;
}

export type AnnualReportProps = ElementProps<AnnualReportHandle>;

const dialog = lazyView<AnnualReportDialogProps>(() =>
  import('./AnnualReportDialog.tsx').then((module) => module.AnnualReportDialog),
);

/** The QR code of the organisation's annual report, in a dialog. Nothing until it is opened. */
export function AnnualReport({ handle }: AnnualReportProps) {
  const words = useTexts(uiTexts);
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { org, failed, retry } = useOrganisation();
  const address = useAnnualReportAddress();
  useImperativeHandle(handle, () => ({ open: () => setOpen(true), close: () => setOpen(false) }), []);

  const isNothing = address === '' && org !== null;
  const shown = dialog.useView(isOpen && !isNothing, () => {
    setOpen(false);
    toast({ tone: 'error', text: words.loadFailed });
  });
  // Asked for while the organisation was not known, and it has none.
  if (isOpen && isNothing) setOpen(false);
  return shown.View ? (
    <shown.View address={address} failed={failed} onRetry={retry} onClose={() => setOpen(false)} />
  ) : null;
}
