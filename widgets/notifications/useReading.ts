import { useSyncExternalStore, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import type { PollControls } from '../../src/data/poll.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { isModifiedEvent } from '../../src/ui/is-modified-event.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import type * as doingCode from './doing.ts';
import type { Marking } from './marking.ts';
import type { Reading } from './reading.ts';
import { readingOf } from './reading-store.ts';

type Doing = typeof doingCode;

type Work<Done> = (doing: Doing, marking: Marking, isHeld: boolean) => Done;

export interface NoticeReading {
  state: Reading;
  /**
   * Does something by the code for it, at once where that is here. What comes before it waits: of its `event`, a click or a
   * key, the browser then does nothing by itself (`isHeld`). Undefined where the code does not come, which is said.
   */
  act: <Done>(
    work: Work<Done>,
    event?: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>,
  ) => Done | Promise<Done | undefined>;
}

let doing: Doing | undefined;
let loading: Promise<Doing> | undefined;

/** One for all that wait, so that what came first is done first. */
const load = () =>
  (loading ??= import('./doing.ts').then(
    (module) => (doing = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/**
 * Fetches what does something with messages, and the look of that, before it is wanted, quietly: most who open a list only
 * look. `more`: what else has a look for it.
 */
export function prepareDoing(
  { currentTarget }: SyntheticEvent,
  more: () => Promise<Pick<Doing, 'dress'>> = load,
): void {
  // Now, since it may be gone by then.
  const root = currentTarget.getRootNode();
  for (const get of [load, more])
    get().then(
      ({ dress }) => dress(root),
      () => {},
    );
}

/** What is known to be read, and the way to do something with messages. */
export function useReading(poll: PollControls): NoticeReading {
  const { http, session, language, config } = usePortal();
  const { loadFailed } = useTexts(uiTexts);
  const toast = useToast();
  const store = readingOf(session);
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  const act: NoticeReading['act'] = (work, event) => {
    const marking = { http, session, language, config, poll, toast };
    if (doing) return work(doing, marking, false);
    const isHeld =
      !!event && !isModifiedEvent(event) && (!('key' in event) || /^(Arrow|Home|End)/.test(event.key));
    if (isHeld) event.preventDefault();
    return load().then(
      (come) => work(come, marking, isHeld),
      () => {
        toast({ tone: 'error', text: loadFailed });
        return undefined;
      },
    );
  };
  return { state, act };
}
