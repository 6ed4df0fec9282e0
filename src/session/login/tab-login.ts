import * as v from 'valibot';
import { readTabStored } from '../tab-storage.ts';
import { tokenDigest } from '../token/token-digest.ts';

/** Whether this session was begun by a log-in in this tab, so that its user knows of it; see `createSession`. */
export function isLoggedInHere(token: string): boolean {
  return token !== '' && readTabStored('loggedInHere', v.string()) === tokenDigest(token);
}
