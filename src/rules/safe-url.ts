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

/** True for a host name, as `URL` gives it, of this machine, which a request to it never leaves. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}

/** An address of our own origin in full, e.g. for a QR code; '' for every other one. */
export function sameOriginUrl(address: string, origin: string): string {
  const text = address.trim();
  if (!text) return '';
  try {
    const url = new URL(text, origin);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    return isWeb && url.origin === new URL(origin).origin && !url.username && !url.password ? url.href : '';
  } catch {
    return '';
  }
}
