import { hostTexts } from '../../texts.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { PageMessage, HomeButton } from '../../layout/PageMessage.tsx';
import { usePageRoute } from '../../routing/page-route.ts';

/** The placeholder of a page under construction. */
export default function PendingPage() {
  const words = useTexts(hostTexts);
  const titles = useTexts(pageTexts);
  const { name } = usePageRoute();
  return (
    <PageMessage
      picture={<BuildingPicture />}
      title={titles[name]}
      strong={words.pending}
      text={words.pendingHint}
    >
      <HomeButton variant="secondary" />
    </PageMessage>
  );
}

/** Illustration of a page under construction. */
function BuildingPicture() {
  return (
    <svg className="portal-page-message-picture" viewBox="0 0 280 180" aria-hidden="true">
      <ellipse className="soft" cx="140" cy="160" rx="118" ry="14" />
      <rect className="soft" x="34" y="30" width="96" height="112" rx="12" transform="rotate(-8 82 86)" />
      <rect className="paper" x="70" y="22" width="140" height="126" rx="12" />
      <path className="line" d="M92 52h64M92 74h96M92 96h72" />
      <path className="brand" d="M170 128l42-42 14 14-42 42-18 4z" />
      <path className="brand" d="M204 94l14 14" />
    </svg>
  );
}
