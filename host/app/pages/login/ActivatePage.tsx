import { useSearch } from 'wouter';
import { Activate, EntryFrame } from '../../../../widgets/login/index.ts';
import { useEntryWay } from './useLoginRedirect.ts';

export default function ActivatePage() {
  const { leave, follow } = useEntryWay();
  const token = new URLSearchParams(useSearch()).get('token') || undefined;
  return (
    <EntryFrame>
      <Activate token={token} onDone={() => leave()} onNavigate={follow} />
    </EntryFrame>
  );
}
