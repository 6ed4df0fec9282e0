import { Download, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Certificate } from '#src/api/space.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { DocumentFacts, type DocumentFact } from '../../content/document/DocumentContent.tsx';
import { PrintablePicture } from '../../content/document/PrintablePicture.tsx';
import { usePrint } from '../../content/document/usePrint.ts';
import type { CertificateImage } from './certificate-image.ts';
import { saveAs } from './save-certificate.ts';
import { certificatesTexts } from './texts.ts';
import { useCertificateImage } from './useCertificateImage.ts';
import { ZoomView } from './ZoomView.tsx';

export interface CertificateDialogProps {
  certificate: Certificate;
  facts: readonly DocumentFact[];
  onClose: () => void;
}

/** The full view of a certificate, to zoom, save and print. */
export function CertificateDialog({ certificate, facts, onClose }: CertificateDialogProps) {
  const words = useTexts(certificatesTexts);
  const { id, title, certNo } = certificate;
  const { image, failure, isBusy, onBroken, retry } = useCertificateImage(id, true);
  const alt = fill(words.pictureOf, { title, number: certNo });
  return (
    <>
      <Dialog
        open
        size="wide"
        title={title}
        onOpenChange={onClose}
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

const formats = [
  { format: 'png', name: 'savePng', Icon: Download },
  { format: 'pdf', name: 'savePdf', Icon: FileText },
] as const;
type Format = (typeof formats)[number]['format'];

function CertificateActions({ image, title }: { image: CertificateImage; title: string }) {
  const words = useTexts(certificatesTexts);
  const toast = useToast();
  const [saving, setSaving] = useState<Format | null>(null);
  const { print } = usePrint(title);
  async function save(format: Format): Promise<void> {
    setSaving(format);
    try {
      await saveAs[format](image, title);
    } catch {
      // The code for PDF files did not load, or the picture is too large for this device.
      toast({ tone: 'error', text: words.saveFailed });
    }
    setSaving(null);
  }
  return (
    <>
      {formats.map(({ format, name, Icon }) => (
        <Button
          key={format}
          icon={<Icon size={16} aria-hidden="true" />}
          busy={saving === format}
          onClick={() => void save(format)}
        >
          {words[name]}
        </Button>
      ))}
      <Button variant="primary" icon={<Printer size={16} aria-hidden="true" />} onClick={() => void print()}>
        {words.print}
      </Button>
    </>
  );
}
