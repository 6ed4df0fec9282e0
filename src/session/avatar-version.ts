import * as v from 'valibot';
import { readStored, storageName, writeStored } from './storage.ts';
import { wallNow } from '../rules/wall-clock.ts';
import { AVATAR_FRESH_MS } from '../rules/limits.ts';

/**
 * Returns the timestamp for all avatar URLs: the last change in this browser or the start of the current
 * hour, so that pictures stay cached between pages and changes still appear within an hour.
 */
export function startingVersion(lastChange: number, now: number): number {
  const hour = now - (now % AVATAR_FRESH_MS);
  // A change that lies ahead dates from before the clock was set back: the version has to go on with the hours.
  return lastChange > now ? hour + (lastChange % AVATAR_FRESH_MS) : Math.max(lastChange, hour);
}

export function getAvatarVersion(now = wallNow()): number {
  return startingVersion(readStored('avatarVersion', v.number()) ?? 0, now);
}

/**
 * Returns the version that the session needs after the avatar has changed, and stores it for the next page.
 */
export function renewAvatarVersion(former: number, now = wallNow()): number {
  const version = Math.max(now, former + 1);
  writeStored('avatarVersion', version);
  return version;
}

/** Calls the listener when another tab has changed the avatar. Returns the unsubscribe function. */
export function onAvatarVersion(listener: (version: number) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === storageName('avatarVersion')) listener(getAvatarVersion());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
