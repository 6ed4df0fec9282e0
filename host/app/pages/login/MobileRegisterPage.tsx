import { EntryFrame, Register } from '../../../../widgets/login/index.ts';
import { useEntryWay } from './useLoginRedirect.ts';

export default function MobileRegisterPage() {
  const { leave, follow } = useEntryWay();
  return (
    <EntryFrame>
      <Register by="mobile" onDone={() => leave()} onNavigate={follow} />
    </EntryFrame>
  );
}
