import { webUrl, type SafeUrl } from './safe-url.ts';

/** A path that the server gave, as an address of the server, which may stand elsewhere than the page. */
export function serverUrl(path: SafeUrl, api: string): SafeUrl {
  return path && api ? webUrl(new URL(path, api)) : path;
}
