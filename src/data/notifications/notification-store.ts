import type * as v from 'valibot';
import { proxy } from 'valtio/vanilla';
import { getNotificationCounts } from '../../api/unread.ts';
import { AbortedError, RefusedError } from '../../http/errors.ts';
import type { Portal } from '../../portal.ts';
import { perPortal } from '../../session/per-portal.ts';

export type CountRow = v.InferOutput<(typeof getNotificationCounts)['definition']['response']>[number];

/** The notifications that are read although a list that was loaded earlier says that they are unread. */
export interface ReadNotifications {
  /** Ids that the server has confirmed. */
  confirmed: ReadonlySet<string>;
  /** The ids of each update under way. They may overlap, so that a rollback takes back its own alone. */
  pending: ReadonlySet<readonly string[]>;
}

export interface NotificationState {
  /** The unread notifications by type, as this tab has fetched them; undefined before the first response. */
  rows: readonly CountRow[] | undefined;
  isLoading: boolean;
  /** Why the last request failed; null if it has not. */
  error: unknown;
  /** Replaced as a whole, so that subscribers never see a part of a change. */
  read: ReadNotifications;
}

export const createNotificationState = (): NotificationState =>
  proxy<NotificationState>({
    rows: undefined,
    isLoading: false,
    error: null,
    read: { confirmed: new Set(), pending: new Set() },
  });

const statesOf = perPortal(() => new Map<string, NotificationState>());

/**
 * All that the page knows of its user's unread notifications, except their total, which is the session's
 * `notificationCount`. Two modules write both: this one with each poll, and `mark-read.ts`. Components read them by the
 * hooks in this folder.
 */
export function notificationsOf(portal: Pick<Portal, 'session'>): NotificationState {
  const states = statesOf(portal);
  const { owner } = portal.session.getState();
  let state = states.get(owner);
  if (!state) states.set(owner, (state = createNotificationState()));
  return state;
}

/** Fetches the unread notifications by type. Resolves to their total: the count of the first row. */
export async function fetchCounts(
  portal: Pick<Portal, 'http' | 'session'>,
  signal: AbortSignal,
): Promise<number> {
  const state = notificationsOf(portal);
  state.isLoading = true;
  try {
    const response = await getNotificationCounts(portal.http, undefined, { signal });
    if (response.type === 'passed') throw new RefusedError(response.message);
    const rows = response.data ?? [];
    state.rows = rows;
    state.error = null;
    return rows[0]?.count ?? 0;
  } catch (error) {
    if (!(error instanceof AbortedError)) state.error = error;
    throw error;
  } finally {
    state.isLoading = false;
  }
}
