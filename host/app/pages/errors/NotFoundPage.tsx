import { hostTexts } from '../../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { PageMessage, HomeButton } from '../../layout/PageMessage.tsx';

export default function NotFoundPage() {
  const words = useTexts(hostTexts);
  return (
    <PageMessage picture={<LostPicture />} title={words.notFound} text={words.notFoundHint}>
      <HomeButton />
    </PageMessage>
  );
}

/** Illustration of a map, for pages that were not found. */
function LostPicture() {
  return (
    <svg className="portal-page-message-picture" viewBox="0 0 280 180" aria-hidden="true">
      <ellipse className="soft" cx="140" cy="160" rx="118" ry="14" />
      <path className="paper" d="M52 44l58-18 60 18 58-18v102l-58 18-60-18-58 18z" />
      <path className="line" d="M110 30v94M170 48v92" />
      <path className="line" d="M70 112c18-20 26 6 44-14s24-34 44-20" strokeDasharray="1 12" />
      <path className="brand" d="M186 104c-14-18-22-28-22-40a22 22 0 0 1 44 0c0 12-8 22-22 40z" />
      <path className="brand" d="M180 58l12 12M192 58l-12 12" />
    </svg>
  );
}
