import { pageTexts } from '../../page-titles.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { BindCard } from '../../../../widgets/personal-data/index.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';

export default function BindCardPage() {
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  return (
    <SpacePage title={titles.bindCard}>
      <BindCard onNavigate={follow} />
    </SpacePage>
  );
}
