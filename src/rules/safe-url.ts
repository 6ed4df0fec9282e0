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
