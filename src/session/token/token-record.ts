import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '../storage.ts';
import { tokenDigest } from './token-digest.ts';

const holderFields = {
  /** '' for a guest. */
  userId: v.string(),
  /** The organisation in which the token was issued: all tabs share one cookie, but may differ in theirs. */
  orgCode: v.string(),
};
const schema = v.object({ digest: v.string(), ...holderFields });

/** Who holds a token. */
export interface TokenHolder {
  userId: string;
  orgCode: string;
}

/**
 * Whose token is in the cookie. The cookie can change without the record: a site of the same domain writes it, or local
 * storage refuses the record. So the record names its token, and says nothing about any other.
 */
export interface TokenRecord extends TokenHolder {
  digest: string;
  /** Of no token: the user has logged out on a public computer, and each tab forgets them. */
  forgets?: boolean;
}

/** A change of the cookie, as a tab tells the others. */
export interface TokenChange extends TokenRecord {
  /** Why the server has refused the token; undefined where somebody has chosen the change. */
  expiry?: string | undefined;
}

export const noRecord: TokenRecord = { digest: '', userId: '', orgCode: '' };

export const recordOf = (token: string, { userId, orgCode }: TokenHolder): TokenRecord => ({
  digest: tokenDigest(token),
  userId,
  orgCode,
});

export const readTokenRecord = (): TokenRecord | undefined => readStored('tokenRecord', schema);

/** Removes the former record where the browser does not store the new one. */
export function writeTokenRecord(record: TokenRecord): void {
  if (!writeStored('tokenRecord', record)) removeStored('tokenRecord');
}

export const removeTokenRecord = (): void => removeStored('tokenRecord');
