import { pagePaths } from '#src/page-paths.ts';
import { AuthLayout, PhoneBinding } from '#widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

export default function PhoneBindingPage() {
  const { leave, follow } = useLoginRedirect();
  return (
    <AuthLayout>
      <PhoneBinding onDone={() => leave(pagePaths.workbench)} onNavigate={follow} />
    </AuthLayout>
  );
}
