import { AuthLayout, Login } from '#widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

export default function LoginPage() {
  const { redirect, leave, follow } = useLoginRedirect();
  return (
    <AuthLayout>
      <Login redirect={redirect} onDone={({ redirect: target }) => leave(target)} onNavigate={follow} />
    </AuthLayout>
  );
}
