import type { Notification } from '../../src/api/notifications.ts';

/** Messages that are being marked read. */
export interface Change {
  key: number;
  ids: readonly string[];
}

/** What is known to be read beyond what a list says that was loaded earlier. */
export interface Reading {
  settled: ReadonlySet<string>;
  /** Shown as read already; taken back one by one if their call fails. */
  pending: readonly Change[];
}

export const nothingRead: Reading = { settled: new Set(), pending: [] };

export function isRead(state: Reading, { id, isRead }: Pick<Notification, 'id' | 'isRead'>): boolean {
  return isRead !== 0 || state.settled.has(id) || state.pending.some(({ ids }) => ids.includes(id));
}
