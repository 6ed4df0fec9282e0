import { proxy, ref, subscribe } from 'valtio/vanilla';
import { wallNow } from '../../rules/wall-clock.ts';
import {
  readDraft,
  readDrafts,
  removeDraft,
  writeDraft,
  type Draft,
  type DraftName,
  type DraftOwner,
  type DraftSchema,
  type DraftStorage,
} from './draft-storage.ts';
import { newTabId, type Tab } from './tab.ts';

/** A draft that was typed elsewhere: the user decides whether it comes into this tab. */
export interface DraftOffer {
  readonly key: string;
  /** When it was written last. */
  readonly at: number;
  /** It was typed by a guest, who may be another person. */
  readonly isGuests: boolean;
  /** Takes it over; what this tab holds is offered in its place. */
  accept(): void;
  discard(): void;
}

export interface DraftState<Value> {
  /** Undefined: nothing is typed. */
  readonly value: Value | undefined;
  readonly offers: readonly DraftOffer[];
}

export interface OpenDraft<Value> {
  getState(): DraftState<Value>;
  subscribe(listener: () => void): () => void;
  /** Keeps a value, undefined for nothing. `version`: of the document that it was made from. */
  write(value: Value | undefined, version?: string): void;
  /** False if the browser did not store the value. */
  isStored(): boolean;
  /** Keeps the draft under another document, e.g. once a new one has got its id. */
  move(document: string): void;
  /** Looks for drafts that closed tabs and guests have left. */
  look(): Promise<void>;
}

export interface DraftOptions<Value> {
  storage: DraftStorage;
  /** Null: the storage is of one tab alone. */
  tab: Tab | null;
  owner: DraftOwner;
  document: string;
  schema: DraftSchema<Value>;
  /** The document's present version on the server; '' where it has none. */
  version?: string;
  /** Called with a draft that has come into this tab after it was opened. */
  onTaken?: (value: Value) => void;
}

/**
 * Opens the draft of a document in a tab. The tab's own draft is there at once, also after a reload. The draft of a
 * closed tab follows if it is the same user's and of the present version; every other draft is only offered, and the
 * draft of an open tab stays there.
 */
export function openDraft<Value>(options: DraftOptions<Value>): OpenDraft<Value> {
  const { storage, tab, owner, schema, version: present = '', onTaken } = options;
  /** The document of this tab and those before it, the latest first. */
  const ownIds = () => (tab === null ? [''] : [tab.id, ...tab.formerIds]);
  const isOwnTab = (id: string) => ownIds().includes(id);
  let place = { owner, document: options.document };
  let stored: DraftName | null = null;
  let version = present;
  let isStored = true;
  let isTouched = false;
  const store = proxy<{ state: DraftState<Value> }>({ state: ref({ value: undefined, offers: [] }) });

  function setState(values: Partial<DraftState<Value>>) {
    store.state = ref({ ...store.state, ...values });
  }

  function keep(value: Value | undefined, at?: number) {
    const former = stored;
    if (value === undefined) {
      stored = null;
      isStored = true;
    } else {
      const name = { ...place, version, tab: tab?.id ?? '' };
      isStored = writeDraft(storage, name, value, at);
      if (!isStored) return;
      stored = name;
    }
    if (former && !isSameName(former, stored)) removeDraft(storage, former);
  }

  /** Moves a stored draft into this tab: it is written before it is removed. */
  function take({ name, value, at }: Draft<Value>) {
    version = name.version;
    keep(value, at);
    if (isStored && !isSameName(name, stored)) removeDraft(storage, name);
  }

  /** `isKept`: the storage holds it, not only this page. */
  function offer(draft: Draft<Value>, isKept = true) {
    const { name, at } = draft;
    const key = JSON.stringify(name);
    const withdraw = () => setState({ offers: store.state.offers.filter((one) => one.key !== key) });
    const added: DraftOffer = {
      key,
      at,
      isGuests: name.owner.userId !== owner.userId,
      accept() {
        withdraw();
        // Another tab may have taken it since, or typed more into it where no Web Lock tells that it is open.
        const latest = isKept ? readDraft(storage, name, schema) : draft;
        if (!latest) return;
        park();
        take(latest);
        setState({ value: latest.value });
        onTaken?.(latest.value);
      },
      discard() {
        withdraw();
        if (readDraft(storage, name, schema)?.at === at) removeDraft(storage, name);
      },
    };
    setState({ offers: [...store.state.offers.filter((one) => one.key !== key), added] });
  }

  /** Offers what this tab holds, under the name of a tab that never was. */
  function park() {
    if (store.state.value === undefined) return;
    const draft = { name: { ...place, version, tab: newTabId() }, value: store.state.value, at: wallNow() };
    offer(draft, writeDraft(storage, draft.name, draft.value, draft.at));
  }

  /** Takes or offers a draft of a closed tab, unless another tab has been faster. */
  function find({ name }: Draft<Value>) {
    const draft = readDraft(storage, name, schema);
    if (!draft) return;
    const isFree = store.state.value === undefined && !isTouched;
    if (!isFree || owner.userId === '' || name.version !== present) return offer(draft);
    take(draft);
    setState({ value: draft.value });
    onTaken?.(draft.value);
  }

  const found = readDrafts(storage, place, schema);
  const [own, ...others] = ownIds().flatMap((id) => found.filter(({ name }) => name.tab === id));
  if (own) {
    setState({ value: own.value });
    take(own);
  }
  for (const draft of others) offer(draft);

  return {
    getState: () => store.state,
    subscribe: (listener) => subscribe(store, listener, true),
    write(value, of = version) {
      isTouched = true;
      version = of;
      keep(value);
      setState({ value });
    },
    isStored: () => isStored,
    move(document) {
      place = { owner, document };
      keep(store.state.value);
    },
    async look() {
      if (!tab) return;
      for (const draft of readDrafts(storage, place, schema)) {
        if (isOwnTab(draft.name.tab)) continue;
        const found = await tab.ifClosed(draft.name.tab, () => find(draft));
        if (found === 'unknown') offer(draft);
      }
      if (owner.userId === '') return;
      const guests = { ...place, owner: { ...owner, userId: '' } };
      for (const draft of readDrafts(storage, guests, schema)) offer(draft);
    },
  };
}

const isSameName = (one: DraftName, other: DraftName | null) =>
  other !== null &&
  one.document === other.document &&
  one.version === other.version &&
  one.tab === other.tab &&
  one.owner.userId === other.owner.userId;
