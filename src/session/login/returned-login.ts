/** The parameters in the fragment with which a user returns to another site; a fragment reaches no server. */
export const returnParameters = { key: 'portal_key', state: 'portal_state' } as const;

/** The key and state of the way back, which the page's script tag has taken from the address before any element needs it. */
export interface ReturnedLogin {
  key: string;
  state: string;
}

const shared = Symbol.for('portal.returned/1');
const page = globalThis as { [shared]?: ReturnedLogin | undefined };

const names: readonly string[] = Object.values(returnParameters);

/** Removes what the portal has added to an address, and leaves the rest as it is written. */
export function withoutReturn(address: string): string {
  const url = new URL(address);
  const kept = (part: string) =>
    part
      .slice(1)
      .split('&')
      .filter((one) => !names.includes(one.split('=')[0] ?? ''))
      .join('&');
  // The setters drop one leading mark, which may be the page's own.
  const search = kept(url.search);
  if (url.search) url.search = search && `?${search}`;
  const hash = kept(url.hash);
  if (url.hash) url.hash = hash && `#${hash}`;
  return url.href;
}

/** Takes the key out of the address of the page at once, whether or not anything will redeem it. */
export function stripReturn(): void {
  const address = globalThis.location;
  if (!address || !/portal_(key|state)=/.test(address.search + address.hash)) return;
  const found = new URLSearchParams(address.hash.slice(1));
  const [key, state] = [found.get(returnParameters.key) ?? '', found.get(returnParameters.state) ?? ''];
  if (key && state) page[shared] = { key, state };
  history.replaceState(history.state, '', withoutReturn(address.href));
}

/** Returns what `stripReturn` has found, once. */
export function takeReturn(): ReturnedLogin | undefined {
  const returned = page[shared];
  page[shared] = undefined;
  return returned;
}
