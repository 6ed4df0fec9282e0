import { safeParse, type GenericSchema } from 'valibot';
import type { Named } from './storage.ts';

/** The keys of session storage, which belongs to this tab alone and outlives a reload. */
export type TabStorageKey = Named<'orgCode' | 'boundInfo' | 'scanStates' | 'loginState' | 'loggedInHere'>;

const nameOf = (key: TabStorageKey) => `portal.${key}`;

/** Returns the tab's value if it fits its schema; undefined otherwise, and without storage. */
export function readTabStored<Value>(
  key: TabStorageKey,
  schema: GenericSchema<unknown, Value>,
): Value | undefined {
  try {
    const result = safeParse(schema, JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the browser has stored the value. `tab` is another window's, which is about to leave. */
export function writeTabStored(
  key: TabStorageKey,
  value: unknown,
  tab: Pick<Window, 'sessionStorage'> = globalThis.window,
): boolean {
  try {
    tab.sessionStorage.setItem(nameOf(key), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeTabStored(key: TabStorageKey): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // Storage that is forbidden holds nothing.
  }
}
