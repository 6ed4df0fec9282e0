import { parseUrl } from '#src/rules/parse-url.ts';
import { mediaUrl, type MediaUrl } from '#src/rules/media-url.ts';
/** True for an HLS playlist. */
export function isPlaylist(url: string): boolean {
  return /\.m3u8$/i.test(url.replace(/[?#].*$/, ''));
}

/** Why an address in the query is not played. */
type Refusal = 'noAddress' | 'malformed' | 'foreign';

interface SourceOrigins {
  own: string;
  /** The origin of the API, or ''. */
  api: string;
  mediaOrigins: readonly string[];
  paths: Readonly<Record<string, string>>;
}

/**
 * Checks the video of a query, which anybody could have written: it must be of our own origin, of the API's or of a
 * configured one.
 */
export function linkedVideo(
  address: string | null,
  { own, api, mediaOrigins, paths }: SourceOrigins,
): { url: MediaUrl } | { refusal: Refusal } {
  const text = address?.trim();
  if (!text) return { refusal: 'noAddress' };
  const url = parseUrl(text, own);
  if (!url) return { refusal: 'malformed' };
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username || url.password) return { refusal: 'malformed' };
  const allowed = [own, ...(api ? [new URL(api, own).origin] : []), ...mediaOrigins];
  const media = mediaUrl(mediaUrl(url.href, own, paths), new URL(api, own).href, paths);
  return media && allowed.includes(url.origin) ? { url: media } : { refusal: 'foreign' };
}
