import { shownAddress, type ShownAddress } from '#src/rules/shown-address.ts';
import { SCROLL_POSITIONS_MAX, SCROLL_WAIT_MS } from '../limits.ts';
import { isRendered } from '#src/ui/focus/is-rendered.ts';

/** The key in an entry's state that names the entry. Entries that a dialog has pushed keep the name of their page. */
const ENTRY = 'portal.entry';

const STORAGE = 'portal.scroll';

/** Read when first needed: the first access to the storage waits for the browser's own process, which is busy at a start. */
let positions: Map<string, number> | undefined;
const knownPositions = () => (positions ??= readPositions());
/** The focused element of each entry when its page was left; elements do not outlive a reload. */
const focused = new Map<string, WeakRef<Element>>();
let current = '';
/** The entry whose page is on the screen: a moment after a navigation that is still the former one. */
let shown = '';
let isTraversal = false;
/** Where the shown page goes as soon as it is long enough. */
let awaitedTop: number | undefined;
let stopWaiting = () => {};

/**
 * Remembers the scroll position of every history entry, since the portal replaces the browser's own restoration: a page
 * comes some time after its address. Call it before anything navigates; returns the cleanup function.
 */
export function connectScrollMemory(): () => void {
  positions = undefined;
  isTraversal = hasReturned();
  current = entryKey();
  // A page that is shown again is not where its visitor left it yet.
  shown = isTraversal ? '' : current;
  window.addEventListener('popstate', traverse, true);
  window.addEventListener('pushState', navigateOn);
  window.addEventListener('replaceState', navigateOn);
  window.addEventListener('pagehide', save);
  return () => {
    window.removeEventListener('popstate', traverse, true);
    window.removeEventListener('pushState', navigateOn);
    window.removeEventListener('replaceState', navigateOn);
    window.removeEventListener('pagehide', save);
    stopWaiting();
    isTraversal = false;
  };
}

/** True if the current entry was there before: the visitor has gone back or forward to it, or reloads it. */
export const isVisitedEntry = (): boolean => isTraversal;

/**
 * Scrolls to where the visitor left the current entry, also once its content has become long enough. Returns false if the
 * entry is new.
 */
export function restoreScroll(): boolean {
  stopWaiting();
  shown = current;
  const top = isTraversal ? knownPositions().get(current) : undefined;
  if (top === undefined) return false;
  scrollWhenLongEnough(top);
  return true;
}

/** Gives the focus back to what had it when the current entry was left, e.g. a link; returns false if it is gone. */
export function restoreFocus(): boolean {
  const element = isTraversal ? focused.get(current)?.deref() : undefined;
  if (!(element instanceof HTMLElement) || element === document.body || !isRendered(element)) return false;
  element.focus({ preventScroll: true });
  return true;
}

function scrollWhenLongEnough(top: number): void {
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    // Browsers round to device pixels.
    return Math.abs(window.scrollY - top) < 2;
  };
  if (scroll()) return;
  awaitedTop = top;
  const observer = new ResizeObserver(() => {
    if (scroll()) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), SCROLL_WAIT_MS);
  // A visitor who scrolls by themselves is where they want to be.
  const events = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, stopWaiting);
    awaitedTop = undefined;
    stopWaiting = () => {};
  };
  for (const event of events) window.addEventListener(event, stopWaiting, { passive: true });
  observer.observe(document.body);
}

/** The address has changed already, but the page of the former one is still shown. */
function traverse(): void {
  remember();
  isTraversal = true;
  current = entryKey();
}

function navigateOn(event: Event): void {
  if (event.type === 'pushState') {
    remember();
    // A dialog's entry belongs to the page that is shown.
    if (entryKey() === current) return;
    isTraversal = false;
  }
  current = entryKey();
}

function remember(): void {
  // Left before its page came: it stays remembered as it was.
  if (current !== shown) return;
  const tops = knownPositions();
  tops.delete(current);
  tops.set(current, awaitedTop ?? window.scrollY);
  const { activeElement } = document;
  if (activeElement) focused.set(current, new WeakRef(activeElement));
  for (const [oldest] of tops) {
    if (tops.size <= SCROLL_POSITIONS_MAX) break;
    tops.delete(oldest);
    focused.delete(oldest);
  }
}

/** Names the current entry and its address; an entry may be replaced by that of another page. */
function entryKey(): string {
  const { state } = window.history;
  let name: unknown = Reflect.get(Object(state), ENTRY);
  if (typeof name !== 'string') {
    name = Math.random().toString(36).slice(2);
    // The method of the prototype: the router listens to that of the object, and nothing has changed for it.
    History.prototype.replaceState.call(window.history, { ...Object(state), [ENTRY]: name }, '');
  }
  // Session storage gets it, which may hold no token.
  const address: ShownAddress = shownAddress(window.location.pathname + window.location.search);
  return `${String(name)} ${address}`;
}

/** True if this load of the document shows an entry again: by a reload, or by Back from another site. */
function hasReturned(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

function save(): void {
  remember();
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify([...knownPositions()]));
  } catch {
    // The storage is full or forbidden: a reload then begins at the top.
  }
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE) ?? '[]'));
  } catch {
    // Without readable storage, every page begins at its top.
    return new Map();
  }
}
