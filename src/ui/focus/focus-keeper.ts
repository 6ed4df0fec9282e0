import { isHtmlElement } from '../../rules/element-kind.ts';
import { focusedElement, tabStops } from './focus.ts';
import { isRendered } from './is-rendered.ts';

const named = ':is([aria-label], [aria-labelledby]):not(a, button, input, select, textarea)';
const headings = 'h1, h2, h3, h4';

/** The element itself if it has a name, else the first visible heading in it. */
function placeIn(element: HTMLElement): HTMLElement | undefined {
  if (element.matches(named)) return element;
  return [...element.querySelectorAll<HTMLElement>(headings)].find(isRendered);
}

function isLost(element: HTMLElement): boolean {
  return !isRendered(element) || element.matches(':disabled');
}

function moveTo(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  // The user has not moved, so neither does the page.
  place.focus({ preventScroll: true });
}

/**
 * When the focused control removes, hides or disables itself, the browser drops the focus to the body, where Esc and arrow keys
 * reach nothing. This moves it to the nearest named place that is left: a list, a panel, a dialog or a heading. Returns
 * the cleanup function. `firstPath` is the path of the last focus event before this module was loaded: its control may be
 * gone already.
 */
export function keepFocus(root: HTMLElement, firstPath: readonly EventTarget[] = []): () => void {
  /** The focused element and its ancestors inside the root. */
  let path: readonly HTMLElement[] = [];
  let previous: HTMLElement | undefined;

  function remember(target: EventTarget | null) {
    if (!isHtmlElement(target) || target === path[0] || !root.contains(target)) return;
    previous = path[0] ?? previous;
    const ancestors: HTMLElement[] = [];
    for (let one: HTMLElement | null = target; one && one !== root; one = one.parentElement)
      ancestors.push(one);
    path = ancestors;
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden'],
    });
  }

  function forget() {
    previous = path[0] ?? previous;
    path = [];
    observer.disconnect();
  }

  function leave({ target }: Event) {
    // Some browsers also fire the event for an element that is about to be removed.
    queueMicrotask(() => {
      if (target === path[0] && isHtmlElement(target) && !isLost(target)) forget();
    });
  }

  function check() {
    const [lost, ...ancestors] = path;
    if (!lost || !isLost(lost)) return;
    const focused = focusedElement(root);
    const former = previous && !isLost(previous) ? previous : undefined;
    forget();
    if ((focused && focused !== lost) || !root.isConnected) return;
    const left = ancestors.filter((one) => isRendered(one) && root.contains(one));
    const control = [...left, root].map((one) => tabStops(one)[0]).find(Boolean);
    const place = left.map(placeIn).find(Boolean) ?? former ?? placeIn(root) ?? control;
    if (place) moveTo(place);
  }

  const observer = new MutationObserver(check);
  const follow = ({ target }: Event) => remember(target);
  remember(focusedElement(root));
  check();
  if (path.length === 0 && root.ownerDocument.activeElement === root.ownerDocument.body) {
    path = firstPath.slice(0, firstPath.indexOf(root)).filter(isHtmlElement);
    check();
    forget();
  }
  root.addEventListener('focusin', follow);
  root.addEventListener('focusout', leave);
  return () => {
    root.removeEventListener('focusin', follow);
    root.removeEventListener('focusout', leave);
    observer.disconnect();
  };
}
