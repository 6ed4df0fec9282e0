import type { ListItem } from '#src/api/list-item.ts';
import { wallNow } from '#src/rules/wall-clock.ts';
import { itemStatuses } from '#src/api/list-item.ts';

type LiveStatus = 'now' | 'soon' | 'replay';
type Timed = Pick<ListItem, 'status' | 'startTime' | 'endTime'>;

const order: readonly LiveStatus[] = ['now', 'soon', 'replay'];

/** The status that an item has where its session has this one. */
export const itemStatusOfLive = {
  soon: itemStatuses.coming,
  now: itemStatuses.underWay,
  replay: itemStatuses.over,
} as const;

/** The texts of the statuses. */
export const liveTexts = { now: 'liveNow', soon: 'liveSoon', replay: 'liveReplay' } as const;

/** Returns the status of a live session: the server's status if known, else derived from its times. */
export function liveStatus({ status, startTime, endTime }: Timed, now = wallNow()): LiveStatus {
  if (status === itemStatuses.coming) return 'soon';
  if (status === itemStatuses.underWay) return 'now';
  if (status === itemStatuses.over) return 'replay';
  const start = startTime ?? null;
  const end = endTime ?? null;
  if (start !== null && now < start) return 'soon';
  return end !== null && now < end ? 'now' : 'replay';
}

/** Sorts running sessions first, then upcoming ones, then the latest replays. */
export function byUrgency<Entry extends Timed>(entries: readonly Entry[], now = wallNow()): Entry[] {
  return entries
    .map((entry) => ({ entry, status: liveStatus(entry, now), start: entry.startTime ?? 0 }))
    .sort(
      (one, other) =>
        order.indexOf(one.status) - order.indexOf(other.status) ||
        (one.status === 'soon' ? one.start - other.start : other.start - one.start),
    )
    .map(({ entry }) => entry);
}

/** The number of sessions of each status that a short list shows first, so that running ones do not fill it alone. */
const reserved: Record<LiveStatus, number> = { now: 2, soon: 1, replay: 1 };

/** Returns up to `count` sessions with every status represented, sorted by urgency. */
export function mixed(entries: readonly ListItem[], count: number, now = wallNow()): ListItem[] {
  const sorted = byUrgency(entries, now);
  const taken = { now: 0, soon: 0, replay: 0 };
  const first = sorted.filter((entry) => {
    const status = liveStatus(entry, now);
    taken[status] += 1;
    return taken[status] <= reserved[status];
  });
  const rest = sorted.filter((entry) => !first.includes(entry));
  return byUrgency([...first, ...rest].slice(0, count), now);
}
