import { Activate, AuthLayout } from '../../../../widgets/login/index.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';
import { useQueryParams } from '../../useQueryParams.ts';

export default function ActivatePage() {
  const { leave, follow } = useLoginRedirect();
  const token = useQueryParams().get('token') || undefined;
  return (
    <AuthLayout>
      <Activate token={token} onDone={() => leave()} onNavigate={follow} />
    </AuthLayout>
  );
}
