import { AuthLayout, Register } from '../../../../widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

export default function MobileRegisterPage() {
  const { leave, follow } = useLoginRedirect();
  return (
    <AuthLayout>
      <Register by="mobile" onDone={() => leave()} onNavigate={follow} />
    </AuthLayout>
  );
}
