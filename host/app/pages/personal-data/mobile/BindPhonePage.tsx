import { pageTexts } from '#host/app/routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { BindPhone } from './BindPhone.tsx';
import { SpacePage } from '#host/app/layout/SpacePage.tsx';
import { useNavigateHandler } from '#host/app/layout/useNavigateHandler.ts';

export default function BindPhonePage() {
  const titles = useTexts(pageTexts);
  const follow = useNavigateHandler();
  return (
    <SpacePage title={titles.bindPhone}>
      <BindPhone onNavigate={follow} />
    </SpacePage>
  );
}
