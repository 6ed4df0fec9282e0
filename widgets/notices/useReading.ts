import { useMemo, useSyncExternalStore } from 'react';
import type { Notification } from '../../src/api/notifications.ts';
import type { PollControls } from '../../src/data/poll.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { firstUiTexts } from '../../src/texts/ui-first.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useToast } from '../../src/ui/surface-context.ts';
import type { Reading } from './reading.ts';
import { readingOf } from './reading-store.ts';

export interface NoticeReading {
  state: Reading;
  /** Fetches the code that marks before it is wanted, quietly. */
  prepare: () => void;
  /** Marks one read, unless it is already; true once that is done, by this call. */
  readOne: (notice: Notification) => Promise<boolean>;
  /** Marks all of these types read, those among `notices` at once for the eye. */
  readAll: (types: readonly number[], notices: readonly Notification[]) => Promise<boolean>;
}

// Most who open a list only look.
const load = () => import('./marking.ts');

/** What marks messages read: shown at once, taken back where it fails, and each outcome said once. */
export function useReading(poll: PollControls): NoticeReading {
  const { http, session, language } = usePortal();
  const { loadFailed } = useTexts(firstUiTexts);
  const toast = useToast();
  const store = readingOf(session);
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  const doing = useMemo(() => {
    const marking = { http, session, language, poll, toast };
    const failed = () => {
      toast({ tone: 'error', text: loadFailed });
      return undefined;
    };
    const code = () => load().catch(failed);
    return {
      prepare: () => void load().catch(() => {}),
      readOne: async (notice: Notification) => (await code())?.readOne(marking, notice) ?? false,
      readAll: async (types: readonly number[], notices: readonly Notification[]) =>
        (await code())?.readAll(marking, types, notices) ?? false,
    };
  }, [http, session, language, poll, toast, loadFailed]);
  return { state, ...doing };
}
