import { BELL_TYPE, getNotifications, NOTIFICATION_LIST_SIZE } from '../../src/api/notifications.ts';
import type { PortalScope } from '../../src/data/portal-context.ts';

/** What the inbox shows. */
export const unread = { type: BELL_TYPE, isRead: 0, current: 1, size: NOTIFICATION_LIST_SIZE } as const;

interface Ahead {
  owner: string;
  hasCome?: boolean;
  answer: ReturnType<typeof getNotifications>;
}

const asked = new WeakMap<PortalScope['session'], Ahead>();
/** In milliseconds; later it is asked for anew. */
const FRESH_MS = 5000;

const ownerOf = ({ session }: PortalScope) => {
  const { orgCode, userId } = session.getState();
  return `${orgCode}|${userId}`;
};

/** Asks for the list that somebody is about to open. */
export function readAhead(portal: PortalScope): void {
  const { http, session } = portal;
  if (asked.has(session)) return;
  const ahead: Ahead = { owner: ownerOf(portal), answer: getNotifications(http, unread, { silent: true }) };
  asked.set(session, ahead);
  ahead.answer.then(
    () => {
      ahead.hasCome = true;
    },
    // Whoever opens it later asks anew, and says what fails then.
    () => asked.delete(session),
  );
  setTimeout(() => asked.delete(session), FRESH_MS);
}

/** Whether there is nothing to wait for. */
export const hasCome = ({ session }: PortalScope): boolean => asked.get(session)?.hasCome ?? false;

/** `getMessages` for the inbox: what was asked for ahead is its first answer. */
export function unreadCall(portal: PortalScope): typeof getNotifications {
  const { session } = portal;
  const call: (...given: Parameters<typeof getNotifications>) => Ahead['answer'] = (...given) => {
    const ahead = asked.get(session);
    asked.delete(session);
    return ahead?.owner === ownerOf(portal) ? ahead.answer : getNotifications(...given);
  };
  return Object.assign(call, { definition: getNotifications.definition });
}
