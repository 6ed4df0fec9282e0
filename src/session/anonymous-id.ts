/**
 * Who is signed in by a token that came without the id of its user, until their info is loaded. Another one for each
 * token, so that nobody is taken for somebody else.
 */
export function anonymousId(token: string): string {
  let hash = 0x811c9dc5;
  for (const letter of token) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mark + (hash >>> 0).toString(36);
}

// No id of the server begins so.
const mark = '~';

export const isAnonymousId = (userId: string) => userId.startsWith(mark);
