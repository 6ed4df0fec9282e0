import { useImperativeHandle, useState } from 'react';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { useAnnualReportAddress } from './address.ts';
import type { AnnualReportDialogProps } from './AnnualReportDialog.tsx';

export interface AnnualReportHandle {
  /** Opens the dialog; does nothing if the organisation has no report. */
  open(): void;
  close(): void;
}

export type AnnualReportProps = ElementProps<AnnualReportHandle>;

const AnnualReportDialog = lazyComponent<AnnualReportDialogProps>(() =>
  import('./AnnualReportDialog.tsx').then((module) => module.AnnualReportDialog),
);

/** A dialog with the QR code of the organisation's annual report. Renders nothing until it is opened. */
export function AnnualReport({ handle }: AnnualReportProps) {
  const [isOpen, setOpen] = useState(false);
  const { org, failed, retry } = useOrganisation();
  const address = useAnnualReportAddress();
  useImperativeHandle(handle, () => ({ open: () => setOpen(true), close: () => setOpen(false) }), []);

  const isNothing = address === '' && org !== null;
  const isReady = useLazyLoad(AnnualReportDialog, isOpen && !isNothing, () => setOpen(false));
  // Opened before the organisation had loaded, which turned out to have no report: close again.
  if (isOpen && isNothing) setOpen(false);
  return isReady ? (
    <AnnualReportDialog address={address} failed={failed} onRetry={retry} onClose={() => setOpen(false)} />
  ) : null;
}
