import { isRecord } from '../../rules/record.ts';

/** Why the page's function gave no token: it was too slow, it threw or rejected, or it returned something else. */
export class TokenError extends Error {
  override name = 'TokenError';
  readonly code: 'slow' | 'failed' | 'shape';

  constructor(code: TokenError['code'], reason: string, cause?: unknown) {
    super(
      `The function that provides the token (getToken, data-token-provider) ${reason}. ` +
        'It has to return the token, { token, userId }, or nothing if nobody is logged in.',
      cause === undefined ? undefined : { cause },
    );
    this.code = code;
  }
}

/** Reads what the page's function has returned; a script of the page is not held to our types. */
export function readProvidedToken(given: unknown): { token: string; userId: string } {
  if (given === null || given === undefined) return { token: '', userId: '' };
  if (typeof given === 'string') return { token: given, userId: '' };
  if (!isRecord(given)) throw new TokenError('shape', `returned ${nameOf(given)}`);
  const { token, userId } = given;
  if (typeof token !== 'string') throw new TokenError('shape', 'returned an object without a `token`');
  if (typeof (userId ?? '') !== 'string') {
    throw new TokenError('shape', 'returned a `userId` that is no string');
  }
  return { token, userId: typeof userId === 'string' ? userId : '' };
}

/** Names the type only: the value may be a secret, and the message ends up in logs. */
function nameOf(value: unknown): string {
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
