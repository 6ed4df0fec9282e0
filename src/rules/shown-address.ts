import { isShownName, isTextName, looksSecret } from './shown-names.ts';
import { parseUrl } from './parse-url.ts';

declare const shown: unique symbol;

/**
 * An address without anything secret in it. Only `shownAddress` makes one, so what is stored, sent or reported cannot
 * hold a key by accident.
 */
export type ShownAddress = string & { readonly [shown]: true };

/** An address as it may be shown; `isWhole` means that nothing was left out. `urls` are itself and those in its query. */
export interface ExaminedAddress {
  shown: ShownAddress;
  isWhole: boolean;
  urls: readonly URL[];
}

interface Part {
  text: string;
  isWhole: boolean;
}

// A redirect within a redirect within a redirect is not written by a page of ours.
const deepest = 5;

const isRelative = (address: string) => /^\/(?!\/)/.test(address);

/**
 * The address without credentials, without path segments and values that look like a token, and with those query
 * parameters alone that hold nothing secret; '' if it is no URL.
 */
export function shownAddress(address: string): ShownAddress {
  return examineAddress(address).shown;
}

/** Judges an address, and those in its parameters, by the one rule of what may be shown. */
export function examineAddress(address: string, origin = 'http://page.invalid'): ExaminedAddress {
  const urls: URL[] = [];
  const { text, isWhole } = showUrl(address, origin, urls, 0);
  return { shown: text as ShownAddress, isWhole, urls };
}

const hidden: Part = { text: '', isWhole: false };

function showUrl(address: string, origin: string, urls: URL[], depth: number): Part {
  const isPath = isRelative(address);
  const url = depth > deepest ? null : parseUrl(address, isPath ? origin : undefined);
  // Data and scripts in an address have no place that could be shown.
  if (!url || !/^https?:$/.test(url.protocol)) return hidden;
  urls.push(url);
  // Two slashes would begin a host where the address is opened again.
  const path = showPath(url.pathname.replace(/^\/+/, '/'));
  const query = showParams(url.search.slice(1), origin, urls, depth);
  const hash = showHash(url.hash.slice(1), origin, urls, depth);
  const site = isPath ? '' : url.origin;
  return {
    text: `${site}${path.text}${query.text && `?${query.text}`}${hash.text && `#${hash.text}`}`,
    isWhole: path.isWhole && query.isWhole && hash.isWhole && !url.username && !url.password,
  };
}

/** A segment after one of these is often a key: `/reset/…`. */
const keyBefore =
  /^(token|key|code|reset|invite|invitation|activate|verify|confirm|magic|session|s|auth|otp)$/i;

function showPath(path: string): Part {
  let isWhole = true;
  let former = '';
  const segments = path.split('/').map((segment) => {
    const text = decoded(segment);
    const isSecret =
      (keyBefore.test(former) && text !== '') ||
      /[=;]/.test(text) ||
      looksSecret(text) ||
      isTokenSegment(text);
    former = text;
    if (isSecret) isWhole = false;
    return isSecret ? '*' : segment;
  });
  return { text: segments.join('/'), isWhole };
}

const isTokenSegment = (segment: string) => /^(?=.*\d)(?=.*[a-z])[\w-]{20,}$/i.test(segment);

/** Keeps the parameters that may be shown as they are written. */
function showParams(params: string, origin: string, urls: URL[], depth: number): Part {
  let isWhole = true;
  const kept = params.split('&').flatMap((part) => {
    const [[name, value] = ['', '']] = new URLSearchParams(part);
    if (value === '' && !looksSecret(name)) return part;
    const inner = isShownName(name) ? showValue(value, isTextName(name), origin, urls, depth) : hidden;
    isWhole &&= inner.isWhole;
    if (inner.isWhole) return part;
    return inner.text ? `${name}=${encodeURIComponent(inner.text)}` : [];
  });
  return { text: kept.join('&'), isWhole };
}

function showValue(value: string, isText: boolean, origin: string, urls: URL[], depth: number): Part {
  if (isAddress(value)) return showUrl(value, origin, urls, depth + 1);
  // A value that is still encoded may hide a key; typed text may hold any character.
  const inner = fullyDecoded(value);
  const isNested = isAddress(inner) || (!isText && /[=?&%]/.test(value));
  return isNested || looksSecret(inner) ? hidden : { text: value, isWhole: true };
}

const isAddress = (text: string) => /^\/|^[a-z][a-z0-9+.-]*:\/*[^\s/]/i.test(text);

function fullyDecoded(text: string): string {
  const once = decoded(text);
  return once === text ? text : fullyDecoded(once);
}

/** A place in the page, the path of a router (`#/page?id=2`), or parameters (`#access_token=…`). */
function showHash(hash: string, origin: string, urls: URL[], depth: number): Part {
  const text = decoded(hash);
  if (text.startsWith('/')) return showUrl(hash, origin, urls, depth + 1);
  if (/[=?&]/.test(text)) return showParams(hash.replaceAll('?', '&'), origin, urls, depth);
  return looksSecret(text) || isTokenSegment(text) ? hidden : { text: hash, isWhole: true };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
