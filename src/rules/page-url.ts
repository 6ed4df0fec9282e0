/** Stands for the page's URL where that is unknown, as on a server: URLs resolve against it, and no page has its origin. */
export const UNKNOWN_PAGE = 'http://page.invalid/';

/**
 * The URL of the page. An empty window that a page has opened, or a frame with `srcdoc`, has none of its own: its URLs
 * are relative to that page.
 */
export function pageUrl(): string {
  if (typeof location === 'undefined') return UNKNOWN_PAGE;
  return location.protocol === 'about:' ? document.baseURI : location.href;
}

export function pageOrigin(): string {
  return new URL(pageUrl()).origin;
}

/** An empty address is the page's own. */
export function isCrossOrigin(address: string, ownOrigin: string): boolean {
  return address !== '' && new URL(address, ownOrigin).origin !== ownOrigin;
}
