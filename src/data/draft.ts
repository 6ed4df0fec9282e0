import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { useSession } from './portal-context.ts';

/** Whose drafts: nobody sees another's, and nobody's of another organisation. */
export interface DraftOwner {
  orgCode: string;
  /** '' for a guest. */
  userId: string;
  /** Papers and numbers of a person: they go with the tab, and outlive a reload only. */
  isPrivate?: boolean;
}

/** In milliseconds. A draft that nobody came back to does not stay on a shared computer for ever. */
export const DRAFT_LIFETIME_MS = 30 * 24 * 3_600_000;

const nameOf = ({ orgCode, userId }: DraftOwner, key: string) =>
  `portal.draft:${encodeURIComponent(orgCode)}:${encodeURIComponent(userId)}:${key}`;

// Reading a storage itself throws where the browser forbids it; a full one throws on writing.
function guarded<Result>(
  { isPrivate = false }: DraftOwner,
  work: (storage: Storage) => Result,
): Result | undefined {
  try {
    if (typeof localStorage === 'undefined') return undefined;
    return work(isPrivate ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}

/** A draft that fits its schema; a broken or very old one is dropped. */
export function readDraft<Value>(
  owner: DraftOwner,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  now = Date.now(),
): Value | undefined {
  const text = guarded(owner, (storage) => storage.getItem(nameOf(owner, key)));
  if (!text) return undefined;
  try {
    const kept = v.safeParse(v.object({ at: v.number(), value: schema }), JSON.parse(text));
    if (kept.success && now - kept.output.at < DRAFT_LIFETIME_MS) return kept.output.value as Value;
  } catch {
    // Not JSON: dropped below, like a value of the wrong shape.
  }
  removeDraft(owner, key);
  return undefined;
}

/** False where the browser keeps nothing. */
export function writeDraft(owner: DraftOwner, key: string, value: unknown, now = Date.now()): boolean {
  return (
    guarded(owner, (storage) => {
      storage.setItem(nameOf(owner, key), JSON.stringify({ at: now, value }));
      return true;
    }) ?? false
  );
}

export function removeDraft(owner: DraftOwner, key: string): void {
  guarded(owner, (storage) => storage.removeItem(nameOf(owner, key)));
}

interface Found<Value> {
  value: Value;
  isTakenOver: boolean;
}

/** A guest who signs in takes along what was typed, unless a draft of the user's own is there. */
function find<Value>(
  owner: DraftOwner,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): Found<Value> | undefined {
  const own = readDraft(owner, key, schema);
  if (own !== undefined) return { value: own, isTakenOver: false };
  const guests = owner.userId === '' ? undefined : readDraft({ ...owner, userId: '' }, key, schema);
  return guests === undefined ? undefined : { value: guests, isTakenOver: true };
}

export function useDraftOwner(): DraftOwner {
  return useSession(({ orgCode, token, userId }) => ({ orgCode, userId: token ? userId : '' }));
}

/**
 * A value that outlives closing, reload and crash. Written on every change, removed while it is empty.
 * The owner is that of the first render: give the component a key of the owner.
 */
export function useDraft<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  empty: Value,
  isEmpty: (value: Value) => boolean,
  { isPrivate = false }: Pick<DraftOwner, 'isPrivate'> = {},
): [value: Value, change: (next: (value: Value) => Value) => void] {
  const current = useDraftOwner();
  const [owner] = useState<DraftOwner>({ ...current, isPrivate });
  const [found] = useState(() => find(owner, key, schema));
  const [value, setValue] = useState(found?.value ?? empty);
  const isNothing = isEmpty(value);
  const isTakenOver = found?.isTakenOver ?? false;

  // At once: a page may be left before a later effect has its turn.
  useLayoutEffect(() => {
    if (isNothing) removeDraft(owner, key);
    else writeDraft(owner, key, value);
  }, [owner, key, value, isNothing]);

  // The user's now; it would show again after the next sign-out.
  useEffect(() => {
    if (isTakenOver) removeDraft({ ...owner, userId: '' }, key);
  }, [isTakenOver, owner, key]);

  return [value, useCallback((next) => setValue(next), [])];
}
