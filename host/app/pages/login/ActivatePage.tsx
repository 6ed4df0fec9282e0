import { useSearch } from 'wouter';
import { Activate, AuthLayout } from '../../../../widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';

export default function ActivatePage() {
  const { leave, follow } = useLoginRedirect();
  const token = new URLSearchParams(useSearch()).get('token') || undefined;
  return (
    <AuthLayout>
      <Activate token={token} onDone={() => leave()} onNavigate={follow} />
    </AuthLayout>
  );
}
