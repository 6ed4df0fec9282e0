import { useCallback, useSyncExternalStore } from 'react';
import { BELL_TYPE, type Notification } from '../../src/api/notifications.ts';
import type { PollControls } from '../../src/data/poll.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import type { Answer } from '../../src/http/call.ts';
import { AbortedError, NetworkError, PortalError } from '../../src/http/errors.ts';
import { noticeTexts } from '../../src/texts/notices.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useToast } from '../../src/ui/surface-context.ts';
import { isRead, type Reading } from './reading.ts';
import { readingOf } from './reading-store.ts';

export interface NoticeReading {
  state: Reading;
  /** Marks one read, unless it is already; true once the server has done so. */
  readOne: (notice: Notification) => Promise<boolean>;
  /** Marks all of these types read, those among `notices` at once for the eye. */
  readAll: (types: readonly number[], notices: readonly Notification[]) => Promise<boolean>;
}

// Most who open a list only look.
const calls = () =>
  import('../../src/api/mark-read.ts').catch((cause: unknown) => {
    throw new NetworkError('', { cause });
  });

/** What marks messages read: shown at once, taken back where it fails, and each outcome said once. */
export function useReading(poll: PollControls): NoticeReading {
  const { http, session } = usePortal();
  const words = useTexts(noticeTexts);
  const toast = useToast();
  const store = readingOf(session);
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);

  const report = useCallback(
    (error: unknown) => {
      if (!(error instanceof PortalError)) throw error;
      if (error.shown || error instanceof AbortedError) return;
      toast({ tone: 'error', text: error.message || words.readFailed });
    },
    [toast, words],
  );

  const readOne = useCallback(
    async (notice: Notification) => {
      if (isRead(store.read(), notice)) return true;
      const call = async () => accepted(await (await calls()).readMessage(http, { id: notice.id }));
      return store.mark([notice], call, { poll }).then(
        // The row shows it; a message for each of two hundred rows would only be in the way.
        () => true,
        (error: unknown) => {
          report(error);
          return false;
        },
      );
    },
    [store, http, poll, report],
  );

  const readAll = useCallback(
    async (types: readonly number[], notices: readonly Notification[]) => {
      const marked = types.map((type) => {
        const unread = notices.filter((notice) => notice.type === type && notice.isRead === 0);
        const call = async () => accepted(await (await calls()).readAllMessages(http, { type }));
        return store.mark(unread, call, { poll, all: type === BELL_TYPE });
      });
      const outcomes = await Promise.allSettled(marked);
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) report(failure.reason);
      else toast({ tone: 'success', text: words.readDone });
      return failure === undefined;
    },
    [store, http, poll, report, toast, words],
  );

  return { state, readOne, readAll };
}

/** Code 200 alone means that it is done. */
function accepted({ kind, message, code }: Answer<unknown>): void {
  if (kind !== 'success' || code !== 200) throw new PortalError(message, { code });
}
