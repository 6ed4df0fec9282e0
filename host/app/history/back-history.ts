import type { SafeUrl } from '#src/rules/safe-url.ts';
import { navigate } from 'wouter/use-browser-location';
import { getBackHandlers, onBackHandlersChange } from '#src/ui/navigation/back-handlers.ts';
import { connectHistory } from '#src/ui/navigation/leave-page.ts';
import { followLinksAtRest } from './follow-links.ts';
import { HISTORY_MOVE_MS } from '../limits.ts';

/** The key in an entry's state that counts the handlers which were active there. */
const DEPTH = 'portal.back';

let isMoving = false;
/** True while the browser leaves the document: a move of the history would abort the navigation. */
let isLeaving = false;
/** Callbacks for the end of a move. */
const waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let fallback: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes the system's Back call the back handlers: each of them owns a history entry of the same URL. The entry is
 * pushed when the handler is added and removed when it goes by itself.
 */
export function connectBackHistory(): () => void {
  onBackHandlersChange(schedule);
  const disconnect = connectHistory({ whenAtRest, goBack });
  const stopFollowing = followLinksAtRest(whenAtRest, () => getBackHandlers().length > 0 || isMoving);
  window.addEventListener('popstate', handlePop);
  for (const event of staying) window.addEventListener(event, stay, true);
  // After a reload the entries of the former page are still there.
  schedule();
  return () => {
    onBackHandlersChange(() => undefined);
    disconnect();
    stopFollowing();
    window.removeEventListener('popstate', handlePop);
    for (const event of staying) window.removeEventListener(event, stay, true);
    clearTimeout(timer);
    clearTimeout(fallback);
    isMoving = false;
    isLeaving = false;
    for (const go of waiting.splice(0)) go();
  };
}

/** Navigates to a page of the portal. A handler's entry is replaced, or Back would return to it in vain. */
export function openPage(url: SafeUrl): void {
  afterMove(() => navigate(url, { replace: depthOf(history.state) > 0 }));
}

/** Navigates like the router, but not during a move, which would undo it. */
export function navigatePage(url: string, options?: { replace: boolean }): void {
  afterMove(() => navigate(url, options));
}

/**
 * Runs at the history entry of the page itself, below the entries that its handlers own; these are added again. A URL that
 * is replaced above them would leave the page's former URL in the history.
 */
export function atPageEntry(run: () => void): void {
  afterMove(() => {
    const depth = depthOf(history.state);
    if (depth === 0) return run();
    waiting.unshift(() => {
      run();
      schedule();
    });
    move(-depth);
  });
}

function afterMove(go: () => void): void {
  if (isMoving) waiting.push(go);
  else go();
}

/** Leaves the document when no dialog that is closing has an entry to remove any more. */
function whenAtRest(leave: () => void): void {
  // The render that removes the dialog ends before the next task.
  setTimeout(() => {
    settle();
    afterMove(() => {
      isLeaving = true;
      leave();
    });
  });
}

/** These events show that the page stays: the navigation was refused, was a download, or led back to it. */
const staying = ['pageshow', 'pointerdown', 'keydown'] as const;
const stay = () => {
  isLeaving = false;
};

/** Leaves the page for the one before it, past the entries of its own handlers. */
function goBack(): void {
  setTimeout(() => {
    settle();
    afterMove(() => move(-1 - depthOf(history.state)));
  });
}

/** Waits for the end of the render, in which one dialog may take the place of another. */
function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

function settle(): void {
  clearTimeout(timer);
  if (isMoving || isLeaving) return;
  const wanted = getBackHandlers().length;
  const depth = depthOf(history.state);
  if (depth > wanted) move(wanted - depth);
  for (let added = depth + 1; added <= wanted; added++) {
    history.pushState({ ...history.state, [DEPTH]: added }, '');
  }
}

/** Moves in the history without a call of the handlers. */
function move(by: number): void {
  const wanted = Math.max(0, depthOf(history.state) + by);
  isMoving = true;
  // A tab that was copied without its history has no entry to go to.
  const limit = -by < history.length ? HISTORY_MOVE_MS : 0;
  fallback = setTimeout(() => {
    history.replaceState({ ...history.state, [DEPTH]: wanted }, '');
    land();
  }, limit);
  history.go(by);
}

/** Ends a move, after which navigations may have waited for it. */
function land(): void {
  clearTimeout(fallback);
  isMoving = false;
  for (const go of waiting.splice(0)) afterMove(go);
}

function handlePop(): void {
  if (isMoving) {
    land();
  } else {
    const closing = getBackHandlers().slice(depthOf(history.state));
    for (const close of [...closing].reverse()) close();
  }
  // A dialog may have refused to close, and Forward may lead to an entry whose handler is gone.
  schedule();
}

function depthOf(state: unknown): number {
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : 0;
  return typeof depth === 'number' ? depth : 0;
}
