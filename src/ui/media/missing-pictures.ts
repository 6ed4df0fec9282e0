import type { StoredName } from '../../rules/stored-names.ts';
import { MISSING_PICTURES_MAX } from '../../rules/limits.ts';

const key = 'portal.missingPictures' satisfies `portal.${StoredName}`;
let missing: Set<string> | undefined;

function read(): Set<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}

function write(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...(missing ?? [])].slice(-MISSING_PICTURES_MAX)));
  } catch {
    // Without storage each page asks once.
  }
}

/** True if a request in this tab has found no picture at the URL. */
export function isMissingPicture(url: string): boolean {
  missing ??= read();
  return missing.has(url);
}

/**
 * Remembers for this tab that there is no picture at the URL, so that the next pages do not ask for it. A lost connection
 * says nothing about the picture: the status tells it apart, where the server lets the page see one.
 */
export function rememberMissingPicture(url: string): void {
  const { href, origin } = new URL(url, document.baseURI);
  const [entry] = performance.getEntriesByName(href, 'resource').slice(-1);
  const status = (entry as PerformanceResourceTiming | undefined)?.responseStatus ?? 0;
  const isUnknown = status === 0 && origin !== location.origin && navigator.onLine;
  if (status !== 404 && status !== 410 && !isUnknown) return;
  missing ??= read();
  missing.add(url);
  write();
}

/** After a picture was uploaded. */
export function forgetMissingPictures(): void {
  missing = new Set();
  write();
}
