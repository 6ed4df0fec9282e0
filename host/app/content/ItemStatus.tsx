import type { ListItem } from '../../../src/api/list-item.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { StatusBadge } from '../../../src/ui/StatusBadge.tsx';
import { EntryStatusBadge } from './cards/EntryStatusBadge.tsx';
import type { ContentCode } from './kinds.ts';
import { liveState } from './live-status.ts';
import { contentTexts } from './texts.ts';

const liveStates = {
  now: { tone: 'success', text: 'liveNow' },
  soon: { tone: 'brand', text: 'liveSoon' },
  replay: { tone: 'quiet', text: 'liveReplay' },
} as const;

/** Shows whether an item has begun or ended; renders nothing for kinds that have no time. */
export function ItemStatus({ code, entry }: { code: ContentCode; entry: ListItem }) {
  const words = useTexts(contentTexts);
  if (code === 'live') {
    const { tone, text } = liveStates[liveState(entry)];
    return <StatusBadge tone={tone}>{words[text]}</StatusBadge>;
  }
  return entry.startTime ? <EntryStatusBadge status={entry.status} /> : null;
}
