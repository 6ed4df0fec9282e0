// On the global object, since the loader and the elements share no module.
const loaderUrl = Symbol.for('portal.script/1');
const page = globalThis as { [loaderUrl]?: string };

/** Stores the URL of the script that loads the elements; the attributes of its tag configure the page's portal. */
export function setLoaderUrl(url: string): void {
  page[loaderUrl] = url;
}

export function getLoaderUrl(): string | undefined {
  return page[loaderUrl];
}
