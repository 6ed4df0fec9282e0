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
