import { pageTexts } from '#host/app/routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { BindCard } from './BindCard.tsx';
import { SpacePage } from '#host/app/layout/SpacePage.tsx';
import { useNavigateHandler } from '#host/app/layout/useNavigateHandler.ts';

export default function BindCardPage() {
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  return (
    <SpacePage title={titles.bindCard}>
      <BindCard onNavigate={follow} />
    </SpacePage>
  );
}
