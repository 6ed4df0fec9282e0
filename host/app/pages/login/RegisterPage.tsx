import { EntryFrame, Register } from '../../../../widgets/login/index.ts';
import { useEntryWay } from './useLoginRedirect.ts';

export default function RegisterPage() {
  const { leave, follow } = useEntryWay();
  return (
    <EntryFrame>
      <Register by="name" onDone={() => leave()} onNavigate={follow} />
    </EntryFrame>
  );
}
