import { vi } from 'vitest';
import type { Portal } from '#src/portal.ts';
import { getChangeFeed, type ChangedEndpoints } from '#src/session/change-feed.ts';

/** Stands in for the change feed of a portal: the listeners that a message of another tab would call. */
export function changeListeners(portal: Portal): Set<(endpoints: ChangedEndpoints) => void> {
  const listeners = new Set<(endpoints: ChangedEndpoints) => void>();
  vi.spyOn(getChangeFeed(portal), 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  return listeners;
}
