/** A path that the server gave, as an address of the server, which may stand elsewhere than the page. */
export function serverUrl(path: string, api: string): string {
  return path && api ? new URL(path, api).href : path;
}
