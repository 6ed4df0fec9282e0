import type { ListItem } from '#src/api/list-item.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import type { ContentCode } from './kinds.ts';
import { liveStatus, liveTexts } from './live-status.ts';
import { contentTexts } from './texts.ts';

const liveTones = { now: 'success', soon: 'brand', replay: 'quiet' } as const;

const statuses = {
  0: { tone: 'brand', text: 'coming' },
  1: { tone: 'success', text: 'underWay' },
  2: { tone: 'quiet', text: 'over' },
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
export function EntryStatusBadge({ status }: { status: number | null | undefined }) {
  const words = useTexts(contentTexts);
  if (status !== 0 && status !== 1 && status !== 2) return null;
  const { tone, text } = statuses[status];
  return <StatusBadge tone={tone}>{words[text]}</StatusBadge>;
}
