import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { useSession } from './portal-context.ts';
import { wallNow } from '../rules/wall-clock.ts';

/** Drafts are kept by organisation and user, so that no user sees another's. */
export interface DraftOwner {
  orgCode: string;
  /** '' for a guest. */
  userId: string;
  /** Personal data: kept in sessionStorage, so that a draft outlives a reload, but not the tab. */
  isPrivate?: boolean;
}

/** In milliseconds: an abandoned draft must not stay on a shared computer for ever. */
export const DRAFT_LIFETIME_MS = 30 * 24 * 3_600_000;

const nameOf = ({ orgCode, userId }: DraftOwner, key: string) =>
  `portal.draft:${encodeURIComponent(orgCode)}:${encodeURIComponent(userId)}:${key}`;

// Access to a storage throws where the browser forbids it; writing throws when it is full.
function withStorage<Result>(
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

/** The draft, if it matches its schema; a malformed or expired one is removed. */
export function readDraft<Value>(
  owner: DraftOwner,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  now = wallNow(),
): Value | undefined {
  const text = withStorage(owner, (storage) => storage.getItem(nameOf(owner, key)));
  if (!text) return undefined;
  try {
    const kept = v.safeParse(v.object({ at: v.number(), value: schema }), JSON.parse(text));
    if (kept.success && now - kept.output.at < DRAFT_LIFETIME_MS) return kept.output.value as Value;
  } catch {
    // Not JSON: removed below, like a value of the wrong shape.
  }
  removeDraft(owner, key);
  return undefined;
}

/** False if the browser did not store it. */
export function writeDraft(owner: DraftOwner, key: string, value: unknown, now = wallNow()): boolean {
  return (
    withStorage(owner, (storage) => {
      storage.setItem(nameOf(owner, key), JSON.stringify({ at: now, value }));
      return true;
    }) ?? false
  );
}

export function removeDraft(owner: DraftOwner, key: string): void {
  withStorage(owner, (storage) => storage.removeItem(nameOf(owner, key)));
}

interface FoundDraft<Value> {
  value: Value;
  /** It was typed as a guest. */
  isAdopted: boolean;
}

/** A guest who logs in keeps what was typed, unless the user has a draft already. */
function findDraft<Value>(
  owner: DraftOwner,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): FoundDraft<Value> | undefined {
  const own = readDraft(owner, key, schema);
  if (own !== undefined) return { value: own, isAdopted: false };
  const ofGuest = owner.userId === '' ? undefined : readDraft({ ...owner, userId: '' }, key, schema);
  return ofGuest === undefined ? undefined : { value: ofGuest, isAdopted: true };
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
): [value: Value, change: (next: (value: Value) => Value) => void, remove: () => void] {
  const current = useDraftOwner();
  const [owner] = useState<DraftOwner>({ ...current, isPrivate });
  const [found] = useState(() => findDraft(owner, key, schema));
  const [value, setValue] = useState(found?.value ?? empty);
  const isNothing = isEmpty(value);
  const isAdopted = found?.isAdopted ?? false;

  // A layout effect, since the page may be left before a later effect runs.
  useLayoutEffect(() => {
    if (isNothing) removeDraft(owner, key);
    else writeDraft(owner, key, value);
  }, [owner, key, value, isNothing]);

  // It is the user's now; as the guest's it would show again after the next log-out.
  useEffect(() => {
    if (isAdopted) removeDraft({ ...owner, userId: '' }, key);
  }, [isAdopted, owner, key]);

  return [
    value,
    useCallback((next) => setValue(next), []),
    useCallback(() => removeDraft(owner, key), [owner, key]),
  ];
}

const typedValues = v.record(v.string(), v.string());

/** What was typed, by field; a field without an entry is untouched. */
export type TypedValues = v.InferOutput<typeof typedValues>;

/** What was typed into a form, kept until it is sent. */
export interface FormDraft {
  typed: TypedValues;
  setTyped: (next: (typed: TypedValues) => TypedValues) => void;
  /** Removes it from the storage at once, since the page may be left before the next effect. */
  remove: () => void;
}

const untouched: TypedValues = {};
const isUntouched = (typed: TypedValues) => Object.keys(typed).length === 0;

/** The draft of a form with personal data: it outlives a reload and a forced logout, and stays on no shared computer. */
export function useFormDraft(key: string): FormDraft {
  const [typed, setTyped, remove] = useDraft(key, typedValues, untouched, isUntouched, { isPrivate: true });
  return { typed, setTyped, remove };
}
