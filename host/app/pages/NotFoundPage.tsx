import { hostTexts } from '../texts.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { HomeButton } from '../layout/HomeButton.tsx';
import { PageMessage } from '../layout/PageMessage.tsx';
import { LostPicture } from '../layout/pictures.tsx';

export default function NotFoundPage() {
  const words = useTexts(hostTexts);
  return (
    <PageMessage picture={<LostPicture />} title={words.notFound} text={words.notFoundHint}>
      <HomeButton />
    </PageMessage>
  );
}
