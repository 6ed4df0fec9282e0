import { useSyncExternalStore } from 'react';
import type { Notification } from '#src/api/notifications.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { perPortal } from '#src/session/per-portal.ts';

type ReadableNotification = Pick<Notification, 'id' | 'isRead'>;

/** An optimistic update; once it is settled, further calls do nothing. */
export interface ReadUpdate {
  commit(): void;
  rollback(): void;
}

/** Which notifications are read although a list that was loaded earlier says that they are unread. */
export interface ReadState {
  isRead(notification: ReadableNotification): boolean;
  /** Shows notifications as read before the server has confirmed it. */
  update(ids: readonly string[]): ReadUpdate;
  subscribe(listener: () => void): () => void;
  /** Immutable: another object after each change. */
  getSnapshot(): ReadSnapshot;
}

interface ReadSnapshot {
  /** Ids that the server has confirmed. */
  confirmed: ReadonlySet<string>;
  /** The ids of each update under way. They may overlap, so that a rollback takes back its own alone. */
  pending: readonly (readonly string[])[];
}

export function createReadState(): ReadState {
  let snapshot: ReadSnapshot = { confirmed: new Set(), pending: [] };
  const listeners = new Set<() => void>();

  function change(next: ReadSnapshot) {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  return {
    isRead: ({ id, isRead }) =>
      isRead !== 0 || snapshot.confirmed.has(id) || snapshot.pending.some((ids) => ids.includes(id)),
    update(ids) {
      const own = [...ids];
      const settle = (confirmed: readonly string[]) => {
        if (!snapshot.pending.includes(own)) return;
        change({
          confirmed: new Set([...snapshot.confirmed, ...confirmed]),
          pending: snapshot.pending.filter((other) => other !== own),
        });
      };
      change({ ...snapshot, pending: [...snapshot.pending, own] });
      return { commit: () => settle(own), rollback: () => settle([]) };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}

/** A notification that is read in one list is read in all. */
export const getReadState = perPortal(createReadState);

/** Tells of each notification whether it is read; the component follows the changes. */
export function useReadState(): ReadState['isRead'] {
  const { subscribe, getSnapshot, isRead } = getReadState(usePortal());
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  return isRead;
}
