import { Activate, AuthLayout } from '#widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';
import { useUrlCredential } from './useUrlCredential.ts';

export default function ActivatePage() {
  const { leave, follow } = useLoginRedirect();
  const { value } = useUrlCredential('token');
  return (
    <AuthLayout>
      <Activate {...(value && { token: value })} onDone={() => leave()} onNavigate={follow} />
    </AuthLayout>
  );
}
