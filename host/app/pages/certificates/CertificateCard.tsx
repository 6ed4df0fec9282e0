import { Picture } from '#src/ui/media/Picture.tsx';
import type { Certificate } from '#src/api/space.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { CopyButton } from '../../content/CopyButton.tsx';
import { useInView } from '../../content/useInView.ts';
import { dateText } from '../../content/document/date-text.ts';
import { certificatesTexts } from './texts.ts';
import { useCertificateImage } from './useCertificateImage.ts';

interface CertificateCardProps {
  certificate: Certificate;
  onOpen: () => void;
}

/** A certificate in the grid; its picture, which may be large, loads near the window. */
export function CertificateCard({ certificate, onOpen }: CertificateCardProps) {
  const words = useTexts(certificatesTexts);
  const [ref, isNear] = useInView<HTMLDivElement>(true);
  const { image, failure, isBusy, onBroken, retry } = useCertificateImage(certificate.id, isNear);
  const { title, certNo, organiser, lessonNum, createTime } = certificate;
  return (
    <article className="portal-certificate">
      <div ref={ref} className="portal-certificate-picture" aria-busy={isNear && !image && !failure}>
        {image ? (
          <button
            type="button"
            className="portal-certificate-open"
            aria-haspopup="dialog"
            aria-label={fill(words.open, { title })}
            onClick={onOpen}
          >
            <Picture src={image.url} alt="" decoding="async" onError={onBroken} />
          </button>
        ) : failure ? (
          <ErrorState compact title={words.imageFailed} message={failure} busy={isBusy} onRetry={retry} />
        ) : (
          <Skeleton shape="block" width="100%" height="100%" />
        )}
      </div>
      <h2 className="portal-certificate-title">{title}</h2>
      {certNo ? (
        <p className="portal-certificate-number">
          <span>{fill(words.numbered, { number: certNo })}</span>
          <CopyButton text={certNo} />
        </p>
      ) : null}
      <p className="portal-certificate-facts">
        {organiser ? <span>{organiser}</span> : null}
        {lessonNum == null ? null : <span>{fill(words.hours, { count: lessonNum })}</span>}
        {createTime ? <span>{dateText(createTime)}</span> : null}
      </p>
    </article>
  );
}
