import * as authoring from '#src/api/authoring.ts';
import type { Row } from '../content/row.ts';
import { areaOf, type Database } from '../database.ts';
import type { Kind } from '../fixtures/content-kinds.ts';
import type { Account } from '../people/accounts.ts';
import type { Org } from '../people/orgs.ts';
import { seedAuthored, type SeededDocument } from './authoring-seed.ts';
import { statusAt, writeRow } from './published-row.ts';

/** A document as it is kept: its row in the catalogue alone counts its readers. */
export type AuthoredRow = SeededDocument & {
  /** The row that readers see; null until it is published. It stands in the catalogue while the document is published. */
  entry: Row | null;
};

/** The kind of content that a published document is; an observed lesson stands in no list of the portal. */
const publishedKinds: Readonly<Partial<Record<authoring.AuthoringKind, Kind>>> = {
  course: 'course',
  openCourse: 'course',
  shortVideo: 'discover',
  studio: 'studio',
  live: 'live',
  exam: 'paper',
  project: 'project',
};

/** The documents of an account. */
export const authoredOf = areaOf((world, account) => {
  const lists = new Map<authoring.AuthoringKind, AuthoredRow[]>();
  for (const kind of authoring.authoringKinds) {
    const documents = seedAuthored(world, account, kind);
    lists.set(
      kind,
      documents.map((document): AuthoredRow => {
        const row: AuthoredRow = { ...document, entry: null };
        if (document.state === 'published') publish(world, account, kind, row, document.publishedTime);
        if (row.entry) Object.assign(row.entry, { hot: document.views, members: document.participants });
        return row;
      }),
    );
  }
  return { lists, lastId: 0 };
});

/** Puts a document, or its changes, into the catalogue. */
export function publish(
  world: Database,
  account: Account,
  kind: authoring.AuthoringKind,
  document: AuthoredRow,
  time: string | number | null | undefined = new Date(world.now()).toISOString(),
): void {
  Object.assign(document, { state: 'published', reason: '', changed: false, publishedTime: time });
  const listed = publishedKinds[kind];
  const org = world.orgs.find(({ orgCode }) => orgCode === account.orgCode);
  if (!listed || !org) return;
  const written = writeRow(account, org, listed, document);
  // The same row as before: its learners hold it.
  document.entry = document.entry ? Object.assign(document.entry, written) : written;
}

/** The rows that the authors of an organisation have published; `isListed`: without withdrawn ones. */
export const publishedRows = (
  world: Database,
  org: Pick<Org, 'orgCode'>,
  kind: Kind,
  isListed: boolean,
): Row[] =>
  world.accounts
    .filter(({ orgCode }) => orgCode === org.orgCode)
    .flatMap((account) => [...authoredOf(world, account).lists])
    .filter(([one]) => publishedKinds[one] === kind)
    .flatMap(([, documents]) => documents)
    .flatMap(({ entry, state }) =>
      entry && (state === 'published' || !isListed) ? [withStatus(world, entry)] : [],
    );

/** The published documents of a kind, with their authors. */
export const publishedDocuments = (
  world: Database,
  org: Pick<Org, 'orgCode'>,
  kind: authoring.AuthoringKind,
): { author: Account; document: AuthoredRow }[] =>
  world.accounts
    .filter(({ orgCode }) => orgCode === org.orgCode)
    .flatMap((author) =>
      (authoredOf(world, author).lists.get(kind) ?? [])
        .filter(({ state }) => state === 'published')
        .map((document) => ({ author, document })),
    );

function withStatus(world: Database, row: Row): Row {
  row.status = statusAt(world.now(), row);
  return row;
}
