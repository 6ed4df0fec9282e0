import { pageUrl } from '../rules/page-url.ts';
import { safeUrl } from '../rules/safe-url.ts';

/** The URL of a picture from data, resolved against the server, which may have another origin than the page. '' if unsafe. */
export function imageUrl(url: string, api: string): string {
  const base = new URL(api || '/', pageUrl()).href;
  const safe = safeUrl(url, base);
  return safe && api ? new URL(safe, base).href : safe;
}

/** The URLs of a comma-separated list; unsafe ones are left out. */
export function imageUrls(list: string, api: string): string[] {
  return list
    .split(',')
    .map((url) => imageUrl(url, api))
    .filter(Boolean);
}
