import { safeParse, type GenericSchema } from 'valibot';

/** What is kept in local storage, apart from drafts and positions of buttons. */
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

/** A stored value that fits its schema; a broken one is dropped. Storage that is switched off holds nothing. */
export function readStored<Value>(key: StorageKey, schema: GenericSchema<unknown, Value>): Value | undefined {
  const text = guarded((storage) => storage.getItem(prefix + key));
  if (!text) return undefined;
  try {
    const result = safeParse(schema, JSON.parse(text));
    if (result.success) return result.output;
  } catch {
    // Not JSON: dropped below, like a value of the wrong shape.
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

// Reading `localStorage` itself throws where the browser forbids it.
function guarded<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : work(localStorage);
  } catch {
    return undefined;
  }
}
