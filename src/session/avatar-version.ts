import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

/** How long an avatar that was changed on another device may still be shown from the browser's memory, in milliseconds. */
export const AVATAR_FRESH_MS = 3_600_000;

/**
 * The timestamp in the address of every avatar: that of the last change in this browser, else the begun hour, so that
 * pictures stay in the browser's memory from page to page and yet no change stays unseen for long.
 */
export function startingVersion(lastChange: number, now: number): number {
  return Math.max(lastChange, now - (now % AVATAR_FRESH_MS));
}

export function getAvatarVersion(now = Date.now()): number {
  return startingVersion(readStored('avatarVersion', v.number()) ?? 0, now);
}

/** The picture is another one from now on: the version to give to the session. Also known to the next page. */
export function renewAvatarVersion(former: number, now = Date.now()): number {
  const version = Math.max(now, former + 1);
  writeStored('avatarVersion', version);
  return version;
}
