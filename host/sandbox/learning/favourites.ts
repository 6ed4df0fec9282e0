import * as v from 'valibot';
import { getFavourites, setFavourite, type Favourite } from '#src/api/comments.ts';
import { everyRow, seededRowsOf } from '../content/catalogue.ts';
import type { Row } from '../content/row.ts';
import { areaOf, type Database } from '../database.ts';
import { kinds, type Kind } from '../fixtures/content-kinds.ts';
import { day, iso, moment } from '../fixtures/names.ts';
import { page } from '../generate.ts';
import type { Account } from '../people/accounts.ts';
import { apiError } from '../api-error.ts';
import { route, take, text, type Routes } from '../route.ts';
import type { Sent } from '../sent.ts';

interface Kept {
  kind: Kind;
  row: Row;
  /** Milliseconds since 1970. */
  time: number;
}

/** How many of each kind a learner keeps from the beginning. */
const seeds: readonly (readonly [Kind, number])[] = [
  ['course', 5],
  ['discover', 4],
  ['live', 2],
  ['project', 1],
];

/** The favourites of an account, the latest first. */
const favouritesOf = areaOf((world, account): Kept[] => {
  const org = world.orgs.find(({ orgCode }) => orgCode === account.orgCode);
  if (account.fresh || !org) return [];
  const random = world.random(`favourites of ${account.userId}`);
  return seeds
    .flatMap(([kind, count]) =>
      seededRowsOf(world, org, kind)
        .filter((_, place) => place % 3 === 0)
        .slice(0, count)
        .map((row, place) => ({ kind, row, time: moment(random, world.now(), -(1 + place * 3) * day) })),
    )
    .toSorted((one, other) => other.time - one.time);
});

export const isFavourite = (world: Database, account: Account | undefined, row: Row): boolean =>
  account !== undefined && favouritesOf(world, account).some((kept) => kept.row === row);

export function favouriteRoutes(routes: Routes): void {
  route(routes, getFavourites, ({ world, user, input }) => {
    const { records, ...counts } = page(favouritesOf(world, user), input.query);
    return { ...counts, records: records.map(shown) };
  });
  route(routes, setFavourite, ({ world, user, input }) => {
    const wanted = take({ sourceType: text, sourceId: text, favourite: v.boolean() }, input.body);
    const kind = (Object.keys(kinds) as Kind[]).find((one) => one === wanted.sourceType);
    const row = kind && everyRow(world, user, kind).find(({ id }) => id === wanted.sourceId);
    if (!kind || !row) throw apiError(404, '内容不存在或已下架');
    const all = favouritesOf(world, user);
    const place = all.findIndex((kept) => kept.row === row);
    if (wanted.favourite && place < 0) all.unshift({ kind, row, time: world.now() });
    if (!wanted.favourite && place >= 0) all.splice(place, 1);
    return null;
  });
}

const shown = ({ kind, row, time }: Kept): Sent<Favourite> => ({
  id: `${kind}-${row.id}`,
  sourceType: kind,
  sourceId: row.id,
  title: row.title,
  cover: row.cover,
  teacher: row.teacher ?? '',
  createTime: iso(time),
});
