import { safeParse, type GenericSchema } from 'valibot';

/** The keys of local storage, except for drafts and button positions. */
export type StorageKey =
  | 'orgCode'
  | 'orgConfig'
  | 'userId'
  | 'tokenOrg'
  | 'collected'
  | 'organisations'
  | 'avatarVersion'
  | 'sidebar'
  | 'passwordAsked';

const prefix = 'portal.';

/**
 * Returns a stored value that fits its schema; an invalid one is removed. Returns undefined without storage.
 */
export function readStored<Value>(key: StorageKey, schema: GenericSchema<unknown, Value>): Value | undefined {
  const text = guarded((storage) => storage.getItem(prefix + key));
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

export function writeStored(key: StorageKey, value: unknown): void {
  guarded((storage) => storage.setItem(prefix + key, JSON.stringify(value)));
}

export function removeStored(key: StorageKey): void {
  guarded((storage) => storage.removeItem(prefix + key));
}

// Accessing `localStorage` itself throws when the browser forbids it.
function guarded<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : work(localStorage);
  } catch {
    return undefined;
  }
}
