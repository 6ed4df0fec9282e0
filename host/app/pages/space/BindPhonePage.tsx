import { pageTexts } from '../../page-titles.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { BindPhone } from '../../../../widgets/personal-data/index.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';

export default function BindPhonePage() {
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  return (
    <SpacePage title={titles.bindPhone}>
      <BindPhone onNavigate={follow} />
    </SpacePage>
  );
}
