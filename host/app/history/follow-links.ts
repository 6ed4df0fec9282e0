import { isModifiedEvent } from '#src/ui/navigation/navigate.ts';

/**
 * Follows a link to another document only when the history is at rest, since the click may close the dialog that holds
 * the link. `isNeeded`: whether anything could move. Returns the cleanup function.
 */
export function followLinksAtRest(
  whenAtRest: (leave: () => void) => void,
  isNeeded: () => boolean,
): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || isModifiedEvent(event) || !isNeeded()) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || !leavesDocument(link)) return;
    event.preventDefault();
    // A copy, since the link may be gone by then; no listener hears its click.
    const copy = link.cloneNode();
    whenAtRest(() => (copy as HTMLAnchorElement).click());
  };
  window.addEventListener('click', follow);
  return () => window.removeEventListener('click', follow);
}

function leavesDocument(link: HTMLAnchorElement): boolean {
  if (!/^https?:$/.test(link.protocol) || link.hasAttribute('download')) return false;
  if (link.target && link.target !== '_self') return false;
  const { origin, pathname, search } = window.location;
  const isSame = link.origin === origin && link.pathname === pathname && link.search === search;
  return !isSame || link.hash === '';
}
