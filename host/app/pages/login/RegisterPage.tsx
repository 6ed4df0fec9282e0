import { AuthLayout, Register } from '#widgets/login/index.ts';
import { usePageRoute } from '../../routing/page-route.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

/** Registers by account name, or by mobile number on the route for that. */
export default function RegisterPage() {
  const { name } = usePageRoute();
  const { leave, follow } = useLoginRedirect();
  return (
    <AuthLayout>
      <Register
        by={name === 'mobileRegister' ? 'mobile' : 'name'}
        onDone={() => leave()}
        onNavigate={follow}
      />
    </AuthLayout>
  );
}
