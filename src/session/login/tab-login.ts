import * as v from 'valibot';
import { readTabStored } from '../tab-storage.ts';
import { tokenDigest } from '../token/token-digest.ts';

/** True if a log-in in this tab began the session, so that its user knows of it; see `createSession`. */
export function isLoggedInHere(token: string): boolean {
  return token !== '' && readTabStored('loggedInHere', v.string()) === tokenDigest(token);
}
