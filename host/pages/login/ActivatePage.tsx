import { Activate, EntryFrame } from '../../../widgets/login/index.ts';
import { useEntryWay } from './useEntryWay.ts';
import { useQueryParams } from '../../useQueryParams.ts';

export default function ActivatePage() {
  const { leave, follow } = useEntryWay();
  const token = useQueryParams().get('token') || undefined;
  return (
    <EntryFrame>
      <Activate token={token} onDone={() => leave()} onNavigate={follow} />
    </EntryFrame>
  );
}
