import { safeParse, type GenericSchema } from 'valibot';
import type { StoredName } from '../rules/stored-names.ts';

/** The keys of the player, by user and item, e.g. `notes:demo|u-1001:course:5001`. */
export type PlayerStorageKey = `${'watching' | 'notes' | 'progress'}:${string}`;

/** The keys of local storage, except for drafts and button positions. */
export type StorageKey = Named<
  | 'orgCode'
  | 'orgConfig'
  | 'tokenRecord'
  | 'collected'
  | 'organisations'
  | 'avatarVersion'
  | 'sidebar'
  | 'passwordAsked'
  | 'searches'
  | 'recentPages'
  | 'firstPaint'
  | 'locale'
  | 'tour'
  | 'player'
  | PlayerStorageKey
>;

/** A key whose first word says in `storedNames` to whom its value belongs; others are `never`. */
export type Named<Key extends string> = Key extends StoredName | `${StoredName}:${string}` ? Key : never;

/** The key's name in local storage, e.g. to recognize it in a `storage` event. */
export const storageName = (key: StorageKey) => `portal.${key}`;

/**
 * Returns a stored value that fits its schema; an invalid one is removed. Returns undefined without storage.
 */
export function readStored<Value>(key: StorageKey, schema: GenericSchema<unknown, Value>): Value | undefined {
  const text = guarded((storage) => storage.getItem(storageName(key)));
  if (!text) return undefined;
  try {
    const result = safeParse(schema, JSON.parse(text));
    if (result.success) return result.output;
  } catch {
    // The value is not JSON; it is removed below, like one that does not fit the schema.
  }
  removeStored(key);
  return undefined;
}

/** Returns whether the browser has stored the value. */
export function writeStored(key: StorageKey, value: unknown): boolean {
  return (
    guarded((storage) => {
      storage.setItem(storageName(key), JSON.stringify(value));
      return true;
    }) ?? false
  );
}

export function removeStored(key: StorageKey): void {
  guarded((storage) => storage.removeItem(storageName(key)));
}

// Accessing `localStorage` itself throws when the browser forbids it, and on a server.
function guarded<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
