/**
 * An address out of data that may stand in a link or a picture: http(s) or a path of the same site.
 * Gives '' for every other scheme (`javascript:`, `data:`, …) and for what is no address.
 */
export function safeUrl(address: string | null | undefined, base: string): string {
  const text = address?.trim();
  if (!text) return '';
  try {
    const url = new URL(text, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return '';
    return /^[a-z][a-z0-9+.-]*:/i.test(text) || text.startsWith('//') ? url.href : text;
  } catch {
    return '';
  }
}

/** Whether an address may receive a key or token of the session: our own origin or a configured https one. */
export function mayReceiveToken(
  address: string,
  ownOrigin: string,
  tokenOrigins: readonly string[],
): boolean {
  try {
    const { origin, protocol } = new URL(address, ownOrigin);
    return origin === ownOrigin || (protocol === 'https:' && tokenOrigins.includes(origin));
  } catch {
    return false;
  }
}

/** Whether an address lies at another origin than the page; '' is the page's own. */
export function isElsewhere(address: string, pageOrigin: string): boolean {
  return address !== '' && new URL(address, pageOrigin).origin !== pageOrigin;
}

/** A path that the server gave, as an address of the server, which may stand elsewhere than the page. */
export function serverAddress(path: string, api: string): string {
  return path && api ? new URL(path, api).href : path;
}
