import { mediaUrl, noMedia, type MediaServer, type LinkedMedia } from '../rules/media-url.ts';
import { pageUrl } from '../rules/page-url.ts';

/**
 * The URL of a picture or video from data, resolved against the server, which may have another origin than the page. ''
 * if it may not be requested.
 */
export function imageUrl(url: string | null | undefined, { api, paths }: MediaServer): LinkedMedia {
  // On a server there is no page to resolve it against.
  if (!url) return noMedia;
  const base = new URL(api || '/', pageUrl()).href;
  const safe = mediaUrl(url, base, paths);
  return api && safe ? mediaUrl(new URL(safe, base).href, base, paths) : safe;
}

/** The URLs of a comma-separated list; those that may not be requested are left out. */
export function imageUrls(list: string, server: MediaServer): LinkedMedia[] {
  return list
    .split(',')
    .map((url) => imageUrl(url, server))
    .filter(Boolean);
}
