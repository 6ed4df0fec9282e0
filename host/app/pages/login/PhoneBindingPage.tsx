import { workbenchPath } from '../../../../src/session/scan-login.ts';
import { EntryFrame, PhoneBinding } from '../../../../widgets/login/index.ts';
import { useEntryWay } from './useLoginRedirect.ts';

export default function PhoneBindingPage() {
  const { leave, follow } = useEntryWay();
  return (
    <EntryFrame>
      <PhoneBinding onDone={() => leave(workbenchPath)} onNavigate={follow} />
    </EntryFrame>
  );
}
