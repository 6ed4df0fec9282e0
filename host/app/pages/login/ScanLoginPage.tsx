import { AuthLayout, Login } from '#widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

export default function ScanLoginPage() {
  const { redirect, leave, follow } = useLoginRedirect();
  return (
    <AuthLayout>
      <Login
        method="wechat"
        redirect={redirect}
        onDone={({ redirect: target }) => leave(target)}
        onNavigate={follow}
      />
    </AuthLayout>
  );
}
