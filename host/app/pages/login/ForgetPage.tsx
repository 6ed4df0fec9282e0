import { EntryFrame, ForgotPassword } from '../../../../widgets/login/index.ts';
import { useEntryWay } from './useLoginRedirect.ts';

export default function ForgetPage() {
  const { follow } = useEntryWay();
  return (
    <EntryFrame>
      <ForgotPassword onNavigate={follow} />
    </EntryFrame>
  );
}
