import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { cacheScopeOf } from '../queries/cache-key.ts';
import type { DraftOwner, DraftSchema, DraftStorage } from './draft-storage.ts';
import { openDraft, type DraftOffer, type DraftOptions, type OpenDraft } from './open-draft.ts';
import { useSession } from '../portal-context.ts';
import { openTab } from './tab.ts';

export const sharedStorage: DraftStorage = () => globalThis.localStorage;
const tabStorage: DraftStorage = () => globalThis.sessionStorage;

/** Null on a server, which keeps no drafts. */
export const currentTab =
  typeof window === 'undefined'
    ? null
    : openTab({ storage: tabStorage, locks: navigator.locks as LockManager | undefined, page: window });

export function useDraftOwner(): DraftOwner {
  return useSession(({ orgCode, token, userId }) => ({ orgCode, userId: token ? userId : '' }));
}

/** Opens a draft that outlives the tab. */
export function openSharedDraft<Value>(
  options: Omit<DraftOptions<Value>, 'storage' | 'tab'>,
): OpenDraft<Value> {
  return openDraft({ ...options, storage: sharedStorage, tab: currentTab });
}

/** A draft in a component. */
export interface DraftValue<Value> {
  value: Value;
  change: (next: (value: Value) => Value) => void;
  /** Drafts that were typed elsewhere, to be shown by `DraftOffers`. */
  offers: readonly DraftOffer[];
}

interface UseDraftOptions<Value> {
  /** Only this tab has it: it outlives a reload, but not the tab. */
  isPrivate?: boolean;
  /** The document's version on the server. */
  version?: string;
  /** The version that a value was made from. */
  versionOf?: (value: Value) => string;
}

/** A value that outlives closing, reload and crash: stored on every change, removed while it is empty. */
export function useDraft<Value>(
  document: string,
  schema: DraftSchema<Value>,
  empty: Value,
  isEmpty: (value: Value) => boolean,
  { isPrivate = false, version, versionOf }: UseDraftOptions<Value> = {},
): DraftValue<Value> {
  const owner = useDraftOwner();
  const key = `${cacheScopeOf(owner)}|${document}`;
  const open = () => {
    const place = isPrivate
      ? { storage: tabStorage, tab: null }
      : { storage: sharedStorage, tab: currentTab };
    return { key, draft: openDraft({ ...place, owner, document, schema, version }) };
  };
  const [opened, setOpened] = useState(open);
  // Another user must neither see the draft nor write into it.
  const { draft } = opened.key === key ? opened : open();
  if (opened.draft !== draft) setOpened({ key, draft });
  useEffect(() => void draft.look(), [draft]);

  const state = useSyncExternalStore(draft.subscribe, draft.getState, draft.getState);
  return {
    value: state.value ?? empty,
    offers: state.offers,
    change: useCallback(
      (next) => {
        const value = next(draft.getState().value ?? empty);
        draft.write(isEmpty(value) ? undefined : value, versionOf?.(value));
      },
      [draft, empty, isEmpty, versionOf],
    ),
  };
}

/** The typed values of a form by field, kept until it is sent; a field without an entry is untouched. */
export interface FormDraft<Values> {
  typed: Partial<Values>;
  setTyped(next: (typed: Partial<Values>) => Partial<Values>): void;
}

const texts = v.record(v.string(), v.string());
type Texts = v.InferOutput<typeof texts>;

const untouched: Texts = {};
const isUntouched = (typed: Texts) => Object.keys(typed).length === 0;

/**
 * The draft of a form with personal data, whose fields are texts: it outlives a reload and a forced logout, and stays on
 * no shared computer.
 */
export function useFormDraft(key: string): FormDraft<Texts> {
  const { value, change } = useDraft(key, texts, untouched, isUntouched, { isPrivate: true });
  return { typed: value, setTyped: change };
}

/** The draft of a form that also outlives the tab; the form shows `DraftOffers`. */
export function useSharedFormDraft<Values extends object>(
  document: string,
  schema: DraftSchema<Values>,
  empty: Values,
  isEmpty: (values: Values) => boolean,
): FormDraft<Values> & Pick<DraftValue<Values>, 'offers'> {
  const { value, change, offers } = useDraft(document, schema, empty, isEmpty);
  return {
    typed: value,
    setTyped: useCallback((next) => change((former) => ({ ...empty, ...next(former) })), [change, empty]),
    offers,
  };
}
