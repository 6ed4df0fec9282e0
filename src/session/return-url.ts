import { mayReceiveToken } from './token-handoff-url.ts';

/** What the portal adds to the address of a page of another site that a user returns to. */
export const returnParameters = { key: 'portal_key', state: 'portal_state' } as const;

/** Adds the one-time key to the address of a page, and leaves the rest of its query as it is. */
export function withReturn(page: string, { key, state }: { key: string; state: string }): string {
  const url = new URL(withoutReturn(page));
  const added = new URLSearchParams({ [returnParameters.key]: key, [returnParameters.state]: state });
  url.search += `${url.search ? '&' : '?'}${added}`;
  return url.href;
}

/** Removes what `withReturn` has added. */
export function withoutReturn(page: string): string {
  const url = new URL(page);
  const names: readonly string[] = Object.values(returnParameters);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => !names.includes(part.split('=')[0] ?? ''))
    .join('&');
  // The setter drops one leading question mark, which may be the page's own.
  url.search = kept && `?${kept}`;
  return url.href;
}

/** The page of another site that a user returns to; '' where the settings do not allow its origin. */
export function allowedReturn(page: string, ownOrigin: string, tokenOrigins: readonly string[]): string {
  if (!URL.canParse(page)) return '';
  const { href, origin, username, password } = new URL(page);
  const isForeign = origin !== ownOrigin && !username && !password;
  return isForeign && mayReceiveToken(href, ownOrigin, tokenOrigins) ? href : '';
}
