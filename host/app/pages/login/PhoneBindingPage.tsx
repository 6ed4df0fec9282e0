import { workbenchPath } from '../../../../src/session/scan-login.ts';
import { AuthLayout, PhoneBinding } from '../../../../widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

export default function PhoneBindingPage() {
  const { leave, follow } = useLoginRedirect();
  return (
    <AuthLayout>
      <PhoneBinding onDone={() => leave(workbenchPath)} onNavigate={follow} />
    </AuthLayout>
  );
}
