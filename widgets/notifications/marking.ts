import {
  markAllNotificationsRead,
  markNotificationRead,
  BELL_TYPE,
  type Notification,
} from '../../src/api/notifications.ts';
import type { PollControls } from '../../src/data/poll.ts';
import type { EndpointResponse } from '../../src/http/endpoint.ts';
import { AbortedError, PortalError } from '../../src/http/errors.ts';
import type { Portal } from '../../src/portal.ts';
import { notificationTexts } from './texts.ts';
import { wordsOf } from '../../src/texts/texts.ts';
import type { Toaster } from '../../src/ui/toaster.ts';
import { mark } from './mark.ts';
import { readingOf } from './reading-store.ts';
import { isRead } from './reading.ts';

export interface Marking extends Pick<Portal, 'http' | 'session' | 'language' | 'config'> {
  poll: PollControls;
  toast: Toaster['show'];
}

/** Marks a message read, unless it is already; true where that was done now. */
export async function readOne(marking: Marking, notice: Notification): Promise<boolean> {
  const { http, session } = marking;
  if (isRead(readingOf(session).read(), notice)) return false;
  try {
    // The row shows it; a message for each of two hundred rows would only be in the way.
    await mark([notice], async () => accepted(await markNotificationRead(http, { id: notice.id })), marking);
    return true;
  } catch (error) {
    report(marking, error);
    return false;
  }
}

/** Marks all of these types read, those among `notices` at once for the eye. */
export async function readAll(
  marking: Marking,
  types: readonly number[],
  notices: readonly Notification[],
): Promise<boolean> {
  const { http, toast } = marking;
  const marked = types.map((type) => {
    const unread = notices.filter((notice) => notice.type === type && notice.isRead === 0);
    const call = async () => accepted(await markAllNotificationsRead(http, { type }));
    return mark(unread, call, { ...marking, all: type === BELL_TYPE });
  });
  const outcomes = await Promise.allSettled(marked);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) report(marking, failure.reason);
  else toast({ tone: 'success', text: wordsFor(marking).readDone });
  return failure === undefined;
}

const wordsFor = ({ language }: Marking) => wordsOf(notificationTexts, language);

function report(marking: Marking, error: unknown): void {
  if (!(error instanceof PortalError)) throw error;
  if (error.shown || error instanceof AbortedError) return;
  marking.toast({ tone: 'error', text: error.message || wordsFor(marking).readFailed });
}

/** Code 200 alone means that it is done. */
function accepted({ type: kind, message, code }: EndpointResponse<unknown>): void {
  if (kind !== 'success' || code !== 200) throw new PortalError(message, { code });
}
