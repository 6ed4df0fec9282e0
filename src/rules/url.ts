/** Stands for the page's URL where that is unknown, as on a server: URLs resolve against it, and no page has its origin. */
export const UNKNOWN_PAGE = 'http://page.invalid/';

/** Whether an address lies at another origin than the page; '' is the page's own. */
export function isCrossOrigin(address: string, pageOrigin: string): boolean {
  return address !== '' && new URL(address, pageOrigin).origin !== pageOrigin;
}

/** A path that the server gave, as an address of the server, which may stand elsewhere than the page. */
export function serverUrl(path: string, api: string): string {
  return path && api ? new URL(path, api).href : path;
}
