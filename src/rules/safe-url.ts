import { parseUrl } from './parse-url.ts';

declare const checked: unique symbol;

/** An address that a function of the rules has checked or made. */
export type CheckedUrl = string & { readonly [checked]: true };

/** A letter or digit after the slash makes it a path: `//` and `/\\` would begin a host. */
type First = (typeof firsts)[number];
declare const firsts: [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'],
  ...['n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'],
  ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
];

/**
 * The addresses that a link may lead to. Our own paths are written plainly, `/project?id=${id}`, and the compiler sees how they begin; an
 * address out of data or settings goes through `safeUrl`. A plain `string` is refused.
 */
export type SafeUrl =
  | CheckedUrl
  | ''
  | '/'
  | `/${First}${string}`
  | `${'?' | '#'}${string}`
  | `https://${string}`
  | `${'tel' | 'mailto' | 'geo'}:${string}`;

/**
 * An address out of data that may stand in a link or a picture: http(s) or a path of the same site.
 * Gives '' for every other scheme (`javascript:`, `data:`, …) and for what is no address.
 */
export function safeUrl(address: string | null | undefined, base: string): CheckedUrl {
  // As `URL` reads it: a scheme behind a control character is one, and on another base it may be none.
  // oxlint-disable-next-line no-control-regex
  const text = (address ?? '').replace(/^[\u0000-\u0020\s]+|[\t\n\r]|[\u0000-\u0020\s]+$/g, '');
  const url = text ? parseUrl(text, base) : null;
  const href = webUrl(url);
  return href && !/^([a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(text) ? (text as CheckedUrl) : href;
}

/** The whole address, e.g. for another site or device; '' unless it is http(s). */
export function webUrl(url: URL | null): CheckedUrl {
  return (url && /^https?:$/.test(url.protocol) ? url.href : '') as CheckedUrl;
}

/** The address within its own site; one slash alone, since a browser takes the text after two for a host. */
export function pathUrl({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): CheckedUrl {
  return (pathname.replace(/^[/\\]*/, '/') + search + hash) as CheckedUrl;
}

/** A value fills one segment of a path: an empty one, `.` and `..` would lead elsewhere. */
export const isSegment = (value: string | number | boolean): boolean =>
  !['', '.', '..'].includes(String(value));

/** A path with a query, if that is not empty. */
export function withQuery(path: SafeUrl, query: URLSearchParams | string): CheckedUrl {
  const text = query.toString();
  return (text ? `${path}?${text}` : path) as CheckedUrl;
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
export function sameOriginUrl(address: string, origin: string): CheckedUrl {
  const text = address.trim();
  const url = text ? parseUrl(text, origin) : null;
  const isOwn = url && url.origin === new URL(origin).origin && !url.username && !url.password;
  return webUrl(isOwn ? url : null);
}
