import { useLocation } from 'wouter';
import { hostTexts } from '../texts.ts';
import { pageTexts } from '../../../src/texts/pages.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { HomeButton } from '../layout/HomeButton.tsx';
import { PageMessage } from '../layout/PageMessage.tsx';
import { BuildingPicture } from '../layout/pictures.tsx';
import { matchRoute } from '../match-route.ts';

/** The placeholder of a page under construction. */
export default function PendingPage() {
  const words = useTexts(hostTexts);
  const titles = useTexts(pageTexts);
  const [path] = useLocation();
  const matched = matchRoute(path);
  return (
    <PageMessage
      picture={<BuildingPicture />}
      title={'to' in matched ? titles[matched.to.name] : ''}
      strong={words.pending}
      text={words.pendingHint}
    >
      <HomeButton variant="secondary" />
    </PageMessage>
  );
}
