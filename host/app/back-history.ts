import { navigate } from 'wouter/use-browser-location';
import { getBackHandlers, onBackHandlersChange } from '../../src/ui/back-handlers.ts';

/** The key in an entry's state that counts the handlers which were active there. */
const DEPTH = 'portal.back';

let isMoving = false;
let next: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let fallback: ReturnType<typeof setTimeout> | undefined;

/** ms after which `history.go()` had no entry to go to, e.g. in a tab that was copied without its history. */
const MOVE_LIMIT_MS = 1000;

/**
 * Makes the system's Back call the back handlers: each of them owns a history entry of the same URL. The entry is
 * pushed when the handler is added and removed when it goes by itself.
 */
export function connectBackHistory(): () => void {
  onBackHandlersChange(schedule);
  window.addEventListener('popstate', handlePop);
  // After a reload the entries of the former page are still there.
  schedule();
  return () => {
    onBackHandlersChange(() => undefined);
    window.removeEventListener('popstate', handlePop);
    clearTimeout(timer);
    clearTimeout(fallback);
    isMoving = false;
  };
}

/** Navigates to a page of the portal. A handler's entry is replaced, or Back would return to it in vain. */
export function openPage(url: string): void {
  // A navigation during `history.go()` would be undone by it.
  if (isMoving) next = () => openPage(url);
  else navigate(url, { replace: depthOf(history.state) > 0 });
}

/** Waits for the end of the render, in which one dialog may take the place of another. */
function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

function settle(): void {
  if (isMoving) return;
  const wanted = getBackHandlers().length;
  const depth = depthOf(history.state);
  if (depth > wanted) {
    isMoving = true;
    fallback = setTimeout(() => {
      history.replaceState({ ...history.state, [DEPTH]: wanted }, '');
      land();
    }, MOVE_LIMIT_MS);
    history.go(wanted - depth);
  }
  for (let added = depth + 1; added <= wanted; added++) {
    history.pushState({ ...history.state, [DEPTH]: added }, '');
  }
}

/** Ends a move, after which a navigation may have waited for it. */
function land(): void {
  clearTimeout(fallback);
  isMoving = false;
  const navigateNow = next;
  next = null;
  navigateNow?.();
}

function handlePop(): void {
  if (isMoving) {
    land();
  } else {
    const closing = getBackHandlers().slice(depthOf(history.state));
    for (const close of closing.toReversed()) close();
  }
  // A dialog may have refused to close, and Forward may lead to an entry whose handler is gone.
  schedule();
}

function depthOf(state: unknown): number {
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : 0;
  return typeof depth === 'number' ? depth : 0;
}
