/**
 * The URL of the page. An empty window that a page has opened, or a frame with `srcdoc`, has none of its own: its URLs
 * are relative to that page.
 */
export function pageUrl(): string {
  return location.protocol === 'about:' ? document.baseURI : location.href;
}

export function pageOrigin(): string {
  return new URL(pageUrl()).origin;
}
