import * as v from 'valibot';
import { wallNow } from '../../rules/wall-clock.ts';
import { isSecretField } from '../forms/secret-fields.ts';
import { refusesDrafts } from '../../session/forgotten-users.ts';
import { DRAFT_LIFETIME_MS } from '../../rules/limits.ts';

/** Drafts are kept by organisation and user, so that no user sees another's. */
export interface DraftOwner {
  readonly orgCode: string;
  /** '' for a guest. */
  readonly userId: string;
}

/** A document of an owner: the part of a name that the drafts of all tabs and versions share. */
export interface DraftPlace {
  readonly owner: DraftOwner;
  readonly document: string;
}

/** The full name of a draft. No two tabs share one, so no tab ever writes over what another has kept. */
export interface DraftName extends DraftPlace {
  /** The version of the document that was edited; '' where it has none. */
  readonly version: string;
  readonly tab: string;
}

/** A draft as it is stored. */
export interface Draft<Value> {
  readonly name: DraftName;
  readonly value: Value;
  /** When it was written last. */
  readonly at: number;
}

/** Checks what is stored; a value is only read, so it may be of a read-only type. */
export type DraftSchema<Value> = v.GenericSchema<unknown, Value>;

/** A storage that may be missing or forbidden; writing throws when it is full. */
export type DraftStorage = () => Storage | undefined;

const { encodeURIComponent: encoded, decodeURIComponent: decoded } = globalThis;

const ownerPrefix = ({ orgCode, userId }: DraftOwner) =>
  `portal.draft:${encoded(orgCode)}:${encoded(userId)}:`;
const placePrefix = ({ owner, document }: DraftPlace) => `${ownerPrefix(owner)}${encoded(document)}:`;
/** A draft that only one tab can see names no tab, and neither does one of a release before 0.2. */
const plainName = ({ owner, document }: DraftPlace) => ownerPrefix(owner) + document;

const storageName = (name: DraftName) =>
  name.tab || name.version ? `${placePrefix(name)}${encoded(name.version)}:${name.tab}` : plainName(name);

function parsedName(stored: string, place: DraftPlace): DraftName | undefined {
  if (stored === plainName(place)) return { ...place, version: '', tab: '' };
  const prefix = placePrefix(place);
  if (!stored.startsWith(prefix)) return undefined;
  const [version = '', tab = ''] = stored.slice(prefix.length).split(':');
  return { ...place, version: decoded(version), tab };
}

// Access to a storage throws where the browser forbids it.
export function withStorage<Result>(
  storage: DraftStorage,
  work: (storage: Storage) => Result,
): Result | undefined {
  try {
    const found = storage();
    return found && work(found);
  } catch {
    return undefined;
  }
}

/** The drafts of a document, the latest first; malformed and expired ones are removed. */
export function readDrafts<Value>(
  storage: DraftStorage,
  place: DraftPlace,
  schema: DraftSchema<Value>,
  now = wallNow(),
): Draft<Value>[] {
  const keys = withStorage(storage, (found) =>
    Array.from({ length: found.length }, (_, index) => found.key(index)),
  );
  const drafts: Draft<Value>[] = [];
  for (const key of keys ?? []) {
    const name = key === null ? undefined : parsedName(key, place);
    const draft = name && readDraft(storage, name, schema, now);
    if (draft) drafts.push(draft);
  }
  return [...drafts].sort((a, b) => b.at - a.at);
}

/** The draft, if it matches its schema; a malformed or expired one is removed. */
export function readDraft<Value>(
  storage: DraftStorage,
  name: DraftName,
  schema: DraftSchema<Value>,
  now = wallNow(),
): Draft<Value> | undefined {
  const text = withStorage(storage, (found) => found.getItem(storageName(name)));
  if (!text) return undefined;
  try {
    const kept = v.safeParse(v.object({ at: v.number(), value: schema }), JSON.parse(text));
    if (kept.success && now - kept.output.at < DRAFT_LIFETIME_MS) {
      return { name, value: kept.output.value as Value, at: kept.output.at };
    }
  } catch {
    // Not JSON: removed below, like a value of the wrong shape.
  }
  removeDraft(storage, name);
  return undefined;
}

/** A code or a password is typed again after a reload. */
const withoutSecrets = (name: string, value: unknown) => (isSecretField(name) ? undefined : value);

/** False if the browser did not store it, or must not: its owner has left a public computer. */
export function writeDraft(storage: DraftStorage, name: DraftName, value: unknown, now = wallNow()): boolean {
  if (refusesDrafts(name.owner.userId)) return false;
  return (
    withStorage(storage, (found) => {
      found.setItem(storageName(name), JSON.stringify({ at: now, value }, withoutSecrets));
      return true;
    }) ?? false
  );
}

export function removeDraft(storage: DraftStorage, name: DraftName): void {
  withStorage(storage, (found) => found.removeItem(storageName(name)));
}
