/**
 * Every name under which the browser stores something of ours, `portal.<name>` and what follows, and to whom it belongs:
 * what is the user's goes with them from a public computer. What belongs to a log-in goes too, but the next one may have
 * begun before the page is left.
 */
export const storedNames = {
  avatarVersion: 'user',
  boundInfo: 'login',
  code: 'login',
  collected: 'user',
  draft: 'user',
  locale: 'user',
  loggedInHere: 'user',
  login: 'login',
  loginState: 'login',
  missingPictures: 'user',
  notes: 'user',
  organisations: 'user',
  passwordAsked: 'user',
  place: 'user',
  player: 'user',
  progress: 'user',
  recentPages: 'user',
  scanStates: 'login',
  scroll: 'user',
  searches: 'user',
  sidebar: 'user',
  tab: 'browser',
  tokenRecord: 'user',
  tour: 'user',
  watching: 'user',
  // The organisation whose portal this browser shows, to guests too.
  firstPaint: 'browser',
  orgCode: 'browser',
  orgConfig: 'browser',
} as const satisfies Record<string, 'user' | 'login' | 'browser'>;

export type StoredName = keyof typeof storedNames;

/**
 * To whom an item of the storage belongs; undefined if it is not ours. An item of ours without a known name is the user's;
 * so are those of older releases.
 */
export function holderOf(item: string): 'user' | 'login' | 'browser' | undefined {
  const name = /^portal\.(\w+)/.exec(item)?.[1];
  if (name === undefined) return undefined;
  return Object.hasOwn(storedNames, name) ? storedNames[name as StoredName] : 'user';
}
