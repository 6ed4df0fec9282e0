import { EntryFrame, Login } from '../../../../widgets/login/index.ts';
import { useEntryWay } from './useLoginRedirect.ts';

export default function LoginPage() {
  const { redirect, leave, follow } = useEntryWay();
  return (
    <EntryFrame>
      <Login redirect={redirect} onDone={({ redirect: target }) => leave(target)} onNavigate={follow} />
    </EntryFrame>
  );
}
