import type { ListItem } from '#src/api/list-item.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import type { ContentCode } from './kinds.ts';
import { liveStatus, liveTexts } from './live-status.ts';
import { contentTexts } from './texts.ts';
import { itemStatuses } from '#src/api/list-item.ts';

const liveTones = { now: 'success', soon: 'brand', replay: 'quiet' } as const;

const statuses = {
  [itemStatuses.coming]: { tone: 'brand', text: 'coming' },
  [itemStatuses.underWay]: { tone: 'success', text: 'underWay' },
  [itemStatuses.over]: { tone: 'quiet', text: 'over' },
} as const;

/** Shows whether an item has begun or ended; renders nothing for kinds that have no time. */
export function ItemStatus({ code, entry }: { code: ContentCode; entry: ListItem }) {
  const words = useTexts(contentTexts);
  if (code === 'live') {
    const status = liveStatus(entry);
    return <StatusBadge tone={liveTones[status]}>{words[liveTexts[status]]}</StatusBadge>;
  }
  return entry.startTime ? <EntryStatusBadge status={entry.status} /> : null;
}

/** The badge of a status; renders nothing if the status is unknown. */
export function EntryStatusBadge({ status }: Pick<ListItem, 'status'>) {
  const words = useTexts(contentTexts);
  if (status === undefined) return null;
  const { tone, text } = statuses[status];
  return <StatusBadge tone={tone}>{words[text]}</StatusBadge>;
}
