/**
 * Every name under which the browser stores something of ours, `portal.<name>` and what follows, and to whom it belongs:
 * what is the user's goes with them from a public computer.
 */
export const storedNames = {
  avatarVersion: 'user',
  boundInfo: 'user',
  code: 'user',
  collected: 'user',
  draft: 'user',
  loggedInHere: 'user',
  login: 'user',
  loginState: 'user',
  missingPictures: 'user',
  notes: 'user',
  organisations: 'user',
  passwordAsked: 'user',
  place: 'user',
  player: 'user',
  scanStates: 'user',
  scroll: 'user',
  searches: 'user',
  sidebar: 'user',
  tab: 'browser',
  tokenRecord: 'user',
  watching: 'user',
  // The organisation whose portal this browser shows, to guests too.
  firstPaint: 'browser',
  orgCode: 'browser',
  orgConfig: 'browser',
} as const satisfies Record<string, 'user' | 'browser'>;

export type StoredName = keyof typeof storedNames;

/** Whether an item of the storage is the user's. An item of ours without a known name is; so are those of older releases. */
export function isOfUser(item: string): boolean {
  const name = /^portal\.(\w+)/.exec(item)?.[1];
  return name !== undefined && !(name in storedNames && storedNames[name as StoredName] === 'browser');
}
