import { pageUrl } from './page-url.ts';
import { safeUrl, type CheckedUrl } from './safe-url.ts';

declare const requested: unique symbol;

/**
 * The URL of a picture, video or captions that may be requested, or ''. Only this file makes one: a browser sends the
 * session's cookie with such a request, so data that names a path of the API would make calls, e.g. log the user out.
 */
export type MediaUrl = string & { readonly [requested]: true };

/** Of `PortalConfig`: the API, and the paths that replace ours. */
export interface MediaServer {
  api: string;
  paths: Readonly<Record<string, string>>;
}

/** A `MediaUrl` out of data, to which a link may lead too. */
export type LinkedMedia = MediaUrl & CheckedUrl;

export const noMedia = '' as LinkedMedia;

/** The first path segments of all calls. */
export const apiFolders = ['api', 'hkw', 'pxapp', 'proxy'];

/** A URL out of data; '' if it is unsafe or a path of the API. `paths`: `PortalConfig.paths`, which may replace some. */
export function mediaUrl(
  address: string | null | undefined,
  base: string,
  paths: Readonly<Record<string, string>> = {},
): LinkedMedia {
  const safe = safeUrl(address, base);
  return (safe && isCall(new URL(safe, base), new URL(base), paths) ? '' : safe) as LinkedMedia;
}

/** A picture that the page itself has made or read: `blob:` or `data:`; '' for anything else. */
export function localMedia(url: string | undefined): MediaUrl {
  return (/^(blob:|data:image\/)/.test(url ?? '') ? url : '') as MediaUrl;
}

/** A URL below an address of the server that the operator has configured, e.g. that of the avatars. */
export function configuredMedia(url: string, api: string): MediaUrl {
  return (url && api ? new URL(url, api).href : url) as MediaUrl;
}

/** A picture that the page shows, and so has requested already. */
export function shownMedia(image: HTMLImageElement): MediaUrl {
  return (image.currentSrc || image.src) as MediaUrl;
}

function isCall(url: URL, base: URL, paths: Readonly<Record<string, string>>): boolean {
  // A cookie is sent to every port and scheme of a host, and perhaps to the hosts below.
  const isNear = ({ hostname }: URL) =>
    `.${url.hostname}`.endsWith(`.${hostname}`) || hostname.endsWith(`.${url.hostname}`);
  if (!isNear(base) && !isNear(new URL(pageUrl()))) return false;
  const path = plainPath(url.pathname);
  const replaced = Object.values(paths).map((one) => folderOf(plainPath(one)));
  const folders = new Set([...apiFolders, ...replaced.filter(Boolean)]);
  // The API itself may stand below a folder.
  const own = base.pathname.replace(/\/$/, '').toLowerCase();
  return (
    folders.has(folderOf(path)) ||
    (path.startsWith(`${own}/`) && folders.has(folderOf(path.slice(own.length))))
  );
}

/** The path as the most forgiving server reads it: decoded, without doubled slashes, dots and `;parameters`. */
function plainPath(path: string): string {
  for (let plain = path; ; path = plain) {
    try {
      plain = decodeURIComponent(path);
    } catch {
      // It is not encoded, or wrongly: it stays as it is.
    }
    plain = new URL(`http://x/${plain.replace(/;[^/]*/g, '')}`).pathname.replace(/\/+/g, '/').toLowerCase();
    if (plain === path) return plain;
  }
}

/** The first segment of a path that has more than one; '' otherwise. */
const folderOf = (path: string) => /^\/([^/]+)\//.exec(path)?.[1] ?? '';
