import { Download, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Certificate } from '../../../../../src/api/space.ts';
import { fill } from '../../../../../src/texts/texts.ts';
import { useTexts } from '../../../../../src/texts/useTexts.ts';
import { Button } from '../../../../../src/ui/Button.tsx';
import { Dialog } from '../../../../../src/ui/Dialog.tsx';
import { ErrorState } from '../../../../../src/ui/ErrorState.tsx';
import { Loading, Skeleton } from '../../../../../src/ui/Skeleton.tsx';
import { useToast } from '../../../../../src/ui/theme-root-context.ts';
import { CopyButton } from '../../../content/CopyButton.tsx';
import { dateText } from '../../document/date-text.ts';
import { DocumentFacts } from '../../document/DocumentContent.tsx';
import { PrintablePicture } from '../../document/PrintablePicture.tsx';
import { usePrint } from '../../document/usePrint.ts';
import type { CertificateImage } from './certificate-image.ts';
import { saveAs } from './save-certificate.ts';
import { certificateTexts } from './texts.ts';
import { useCertificateImage } from './useCertificateImage.ts';
import { ZoomView } from './ZoomView.tsx';

export interface CertificateDialogProps {
  certificate: Certificate;
  onClose: () => void;
}

/** The full view of a certificate, to zoom, save and print. */
export function CertificateDialog({ certificate, onClose }: CertificateDialogProps) {
  const words = useTexts(certificateTexts);
  const { title, certNo, organiser, lessonNum, createTime } = certificate;
  const { image, failure, isBusy, onBroken, retry } = useCertificateImage(certificate.id, true);
  const alt = fill(words.pictureOf, { title, number: certNo });
  const facts = [
    {
      label: words.number,
      value: certNo ? (
        <span className="portal-certificate-number">
          {certNo}
          <CopyButton text={certNo} />
        </span>
      ) : null,
    },
    { label: words.organiser, value: organiser },
    { label: words.lessons, value: lessonNum },
    { label: words.issued, value: dateText(createTime) },
  ];
  return (
    <>
      <Dialog
        open
        size="wide"
        title={title}
        onOpenChange={(open) => (open ? undefined : onClose())}
        footer={image ? <CertificateActions image={image} title={`${title} ${certNo}`.trim()} /> : null}
      >
        {image ? (
          <ZoomView src={image.url} alt={alt} onBroken={onBroken} />
        ) : failure ? (
          <ErrorState title={words.imageFailed} message={failure} busy={isBusy} onRetry={retry} />
        ) : (
          <Loading>
            <Skeleton shape="block" width="100%" height={320} />
          </Loading>
        )}
        <DocumentFacts facts={facts} />
      </Dialog>
      {image ? <PrintablePicture src={image.url} alt={alt} /> : null}
    </>
  );
}

function CertificateActions({ image, title }: { image: CertificateImage; title: string }) {
  const words = useTexts(certificateTexts);
  const toast = useToast();
  const [saving, setSaving] = useState<keyof typeof saveAs | null>(null);
  const { print, isPreparing } = usePrint(title);
  async function save(format: keyof typeof saveAs): Promise<void> {
    if (saving) return;
    setSaving(format);
    try {
      await saveAs[format](image, title);
    } catch {
      // The code for PDF files did not load, or the picture is too large for this device.
      toast({ tone: 'error', text: words.saveFailed });
    } finally {
      setSaving(null);
    }
  }
  return (
    <>
      <Button
        icon={<Download size={16} aria-hidden="true" />}
        busy={saving === 'png'}
        onClick={() => void save('png')}
      >
        {words.savePng}
      </Button>
      <Button
        icon={<FileText size={16} aria-hidden="true" />}
        busy={saving === 'pdf'}
        onClick={() => void save('pdf')}
      >
        {words.savePdf}
      </Button>
      <Button
        variant="primary"
        icon={<Printer size={16} aria-hidden="true" />}
        busy={isPreparing}
        onClick={() => void print()}
      >
        {words.print}
      </Button>
    </>
  );
}
