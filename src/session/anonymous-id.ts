/**
 * Returns a temporary user id for a token that came without one, until the user info is loaded. It differs
 * per token, so that two users are never taken for the same.
 */
export function anonymousId(token: string): string {
  return mark + tokenHash(token);
}

/** Identifies a token without disclosing it; '' for none. */
export function tokenHash(token: string): string {
  if (!token) return '';
  let hash = 0x811c9dc5;
  for (const letter of token) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

// The server never issues an id with this prefix.
const mark = '~';

export const isAnonymousId = (userId: string) => userId.startsWith(mark);
