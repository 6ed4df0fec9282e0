import type { SafeUrl } from '#src/rules/safe-url.ts';
import { SquareArrowOutUpRight } from 'lucide-react';
import { annualReportTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { QrCode } from '#src/ui/media/QrCode.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import css from './annual-report.css?inline';
import { QR_CODE_PX } from '#src/rules/limits.ts';

export interface AnnualReportDialogProps {
  /** The URL of the report; '' while the organisation loads. */
  address: SafeUrl;
  /** True if the organisation, which contains the URL, failed to load. */
  failed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

export function AnnualReportDialog({ address, failed, onRetry, onClose }: AnnualReportDialogProps) {
  useStyles(css);
  const words = useTexts(annualReportTexts);
  return (
    <Dialog open size="small" title={words.title} onOpenChange={onClose}>
      {failed ? (
        <ErrorState compact title={words.failed} onRetry={onRetry} />
      ) : (
        <div className="portal-annual-report">
          <div className="portal-annual-report-code">
            {address ? (
              <QrCode text={address} label={words.image} />
            ) : (
              <Loading>
                <Skeleton shape="block" width={QR_CODE_PX} height={QR_CODE_PX} />
              </Loading>
            )}
          </div>
          <p className="portal-annual-report-lead">{words.lead}</p>
          {address ? (
            <Button
              variant="link"
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              icon={<SquareArrowOutUpRight aria-hidden="true" />}
            >
              {words.open}
              <VisuallyHidden>{words.newWindow}</VisuallyHidden>
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
