import { AuthLayout, Register } from '../../../../widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

export default function RegisterPage() {
  const { leave, follow } = useLoginRedirect();
  return (
    <AuthLayout>
      <Register by="name" onDone={() => leave()} onNavigate={follow} />
    </AuthLayout>
  );
}
