import { AuthLayout, RecoverPassword } from '#widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

export default function ForgetPage() {
  const { follow } = useLoginRedirect();
  return (
    <AuthLayout>
      <RecoverPassword onNavigate={follow} />
    </AuthLayout>
  );
}
