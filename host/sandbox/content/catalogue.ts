import type { ListItem } from '#src/api/list-item.ts';
import type { Account } from '../people/accounts.ts';
import { publishedRows } from '../authoring/documents.ts';
import { page, type Paged } from '../generate.ts';
import { kinds, type Kind } from '../fixtures/content-kinds.ts';
import { fitsVocabulary } from './list-filters.ts';
import type { Org } from '../people/orgs.ts';
import { isInRegion } from '../people/roster.ts';
import { apiError } from '../api-error.ts';
import { seedRows } from './catalogue-seed.ts';
import { table, type Database } from '../database.ts';
import { shown, type Row } from './row.ts';
import type { Sent } from '../sent.ts';

/** The organisation `collect` is just being set up: it has no content yet. */
const isEmpty = (org: Org) => org.orgCode === 'collect';

const seededOf = table(() => new Map<string, Row[]>());

/** The rows of a kind that an organisation has had from the beginning, newest first. */
export function seededRowsOf(world: Database, org: Org, kind: Kind): Row[] {
  if (isEmpty(org)) return [];
  const seeded = seededOf(world);
  const key = `${org.orgCode} ${kind}`;
  let rows = seeded.get(key);
  if (!rows) seeded.set(key, (rows = seedRows(world, org, kind)));
  return rows;
}

/** All rows of a kind in an organisation, newest first: those from the beginning and what its authors have published. */
export function rowsOf(world: Database, org: Org, kind: Kind): Row[] {
  const published = publishedRows(world, org, kind, true);
  return [...published, ...seededRowsOf(world, org, kind)].toSorted((one, other) =>
    one.createTime < other.createTime ? 1 : one.createTime > other.createTime ? -1 : 0,
  );
}

/** The rows of a kind with those that their authors have withdrawn: somebody may still have one of these. */
export const everyRow = (world: Database, { orgCode }: Account, kind: Kind): Row[] => {
  const org = world.orgs.find((known) => known.orgCode === orgCode);
  return org ? [...publishedRows(world, org, kind, false), ...seededRowsOf(world, org, kind)] : [];
};

/** All rows of all kinds by one author. */
export const worksOf = (world: Database, org: Org, authorId: string): Row[] =>
  (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    rowsOf(world, org, kind).filter((row) => row.authorId === authorId),
  );

export function rowOf(world: Database, org: Org, kind: Kind, id: string): Row {
  const row = rowsOf(world, org, kind).find((row) => row.id === id);
  if (!row) throw apiError(404, '内容不存在或已下架');
  return row;
}

/** Counts a look. */
export function clicked(world: Database, org: Org, kind: Kind, id: string): null {
  rowOf(world, org, kind, id).hot += 1;
  return null;
}

interface Listing {
  world: Database;
  org: Org;
  user: Account | undefined;
  input: { query: Record<string, string> };
}

/** One page of a list, narrowed and sorted as the query asks. */
export function listed(
  { world, org, user, input }: Listing,
  kind: Kind,
  inOrder: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): Paged<Sent<ListItem>> {
  const found = inOrder(narrowed(rowsOf(world, org, kind), input.query));
  const { records, ...counts } = page(found, input.query);
  return { ...counts, records: records.map((row) => shown(row, user)) };
}

/** Rows that fit the filters of a list, in the order of `sort`. Free text is `searchVal`, `title` or `keyword`. */
export function narrowed<Entry extends Sent<ListItem>>(
  rows: readonly Entry[],
  query: Record<string, string>,
): Entry[] {
  const words = (query.searchVal ?? query.title ?? query.keyword ?? '').trim().toLowerCase();
  const { id, categoryId, authorId, regionId, status, sort } = query;
  const found = rows.filter(
    (row) =>
      (!id || row.id === id) &&
      (!categoryId || row.categoryId === categoryId) &&
      (!authorId || row.authorId === authorId) &&
      (!regionId || isInRegion(row.id, regionId)) &&
      fitsVocabulary(row, query) &&
      (!status || String(row.status) === status) &&
      words.split(/\s+/).every((word) => textOf(row).includes(word)),
  );
  return sort === 'hot' ? found.toSorted((one, other) => other.hot - one.hot) : found;
}

const textOf = (row: Sent<ListItem>) =>
  [row.title, row.summary, row.teacher, row.organiser, ...row.tags].join(' ').toLowerCase();
