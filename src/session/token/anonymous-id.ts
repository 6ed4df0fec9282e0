import { tokenDigest } from './token-digest.ts';

/**
 * Returns a temporary user id for a token whose user is not known yet, until the user info is loaded. It differs per
 * token, so that two users are never taken for the same.
 */
export function anonymousId(token: string): string {
  return mark + tokenDigest(token);
}

// The server never issues an id with this prefix.
const mark = '~';

export const isAnonymousId = (userId: string) => userId.startsWith(mark);
