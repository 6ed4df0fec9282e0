// On the global object, since the loader and the elements share no module.
const left = Symbol.for('portal.script/1');
const page = globalThis as { [left]?: string };

/** Leaves the address of the script that loads the elements, whose tag says what the page's portal is made of. */
export function setLoaderUrl(address: string): void {
  page[left] = address;
}

export function getLoaderUrl(): string | undefined {
  return page[left];
}
