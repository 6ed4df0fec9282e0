import { EntryFrame, Login } from '../../../../widgets/login/index.ts';
import { useEntryWay } from './useLoginRedirect.ts';

export default function ScanLoginPage() {
  const { redirect, leave, follow } = useEntryWay();
  return (
    <EntryFrame>
      <Login
        method="wechat"
        redirect={redirect}
        onDone={({ redirect: target }) => leave(target)}
        onNavigate={follow}
      />
    </EntryFrame>
  );
}
