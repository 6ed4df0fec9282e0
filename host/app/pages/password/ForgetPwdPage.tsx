import { pageTexts } from '../../routing/page-titles.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ForgotPassword } from '#widgets/forgot-password/index.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';

export default function ForgetPwdPage() {
  const titles = useTexts(pageTexts);
  return (
    <SpacePage title={titles.forgetPwd}>
      <ForgotPassword onNavigate={useNavigateHandler()} />
    </SpacePage>
  );
}
