import type { Lesson } from '#src/api/list-item.ts';
import type { PlayedKind, Progress } from '#src/api/progress.ts';
import { joinRanges, playedLength, playedShare, type PlayedRange } from '#src/rules/played-ranges.ts';
import { chaptersOf } from '../content/lessons.ts';
import type { Row } from '../content/row.ts';
import { areaOf, type Database } from '../database.ts';
import type { Kind } from '../fixtures/content-kinds.ts';
import type { Account } from '../people/accounts.ts';
import type { Org } from '../people/orgs.ts';
import { at, whole } from '../random.ts';
import { seededRowsOf } from '../content/catalogue.ts';

/** The played parts of a lesson. */
export interface PlayedLesson {
  ranges: PlayedRange[];
  at: number;
  duration: number;
  /** The time at which it was played last, in milliseconds since 1970. */
  time: number;
}

type PlayedItem = Map<string, PlayedLesson>;

/** The kind of the catalogue that a kind of player plays. */
export const catalogueKinds: Readonly<Record<PlayedKind, Kind>> = {
  course: 'course',
  live: 'live',
  resource: 'discover',
};

/** A lesson is finished when this share of it was played; the sandbox's lessons have no questions. */
export const finishingRule = { share: 0.9, questions: false };

const allPlayed: (world: Database, account: Account) => Map<string, PlayedItem> = areaOf(
  (world, account) => new Map(seedPlayed(world, account)),
);

const keyOf = (kind: PlayedKind, row: Row) => `${kind} ${row.id}`;

/** The lessons of an item that an account has played. */
export function playedOf(world: Database, account: Account, kind: PlayedKind, row: Row): PlayedItem {
  const all = allPlayed(world, account);
  let played = all.get(keyOf(kind, row));
  if (!played) all.set(keyOf(kind, row), (played = new Map()));
  return played;
}

export const lessonsOf = (world: Database, kind: PlayedKind, row: Row): Lesson[] =>
  (chaptersOf(world, catalogueKinds[kind], row) ?? []).flatMap(({ lessons }) => lessons);

/** The progress of an account in an item, as lists, details and the player say it. */
export function progressOf(world: Database, account: Account, kind: PlayedKind, row: Row): Progress {
  const played = playedOf(world, account, kind, row);
  const lessons = lessonsOf(world, kind, row).map(({ id, duration }) => {
    const known = played.get(id);
    // Nobody but a player knows how long an uploaded video is.
    const length = duration ?? known?.duration ?? 0;
    const ranges = joinRanges(known?.ranges ?? [], length);
    const finished = playedShare(ranges, length) >= finishingRule.share;
    return { id, ranges, at: known?.at ?? 0, duration: length, finished };
  });
  const last = [...played].toSorted(([, one], [, other]) => other.time - one.time)[0];
  return {
    kind,
    id: row.id,
    percent: percentOf(lessons),
    last: last?.[0] ?? '',
    rule: finishingRule,
    lessons,
  };
}

/** 100 only where every lesson is finished, and more than 0 where anything was played. */
function percentOf(lessons: Progress['lessons']): number {
  if (lessons.length > 0 && lessons.every(({ finished }) => finished)) return 100;
  // A lesson of unknown length counts like a short one.
  const length = ({ duration }: Progress['lessons'][number]) => duration || 60;
  const total = lessons.reduce((sum, lesson) => sum + length(lesson), 0);
  const done = lessons.reduce(
    (sum, lesson) => sum + (lesson.finished ? length(lesson) : playedLength(lesson.ranges ?? [])),
    0,
  );
  if (done === 0) return 0;
  return Math.min(99, Math.max(1, Math.round((done / total) * 100)));
}

/** Percents of the seeded courses, in turns; null is made up. */
const seededPercents = [0, null, 100, null];

/** The courses that a learner who is not new has begun with; some with a price are left to buy. */
export const startedCourses = (world: Database, org: Org): Row[] =>
  seededRowsOf(world, org, 'course').filter(({ price }, place) => !price || place % 3 !== 1);

/** The first courses of an organisation as a learner has played them who is not new. */
function seedPlayed(world: Database, account: Account): [string, PlayedItem][] {
  const org = world.orgs.find(({ orgCode }) => orgCode === account.orgCode);
  if (account.fresh || !org) return [];
  const random = world.random(`played by ${account.userId}`);
  return startedCourses(world, org)
    .slice(0, 32)
    .map((row, place) => {
      const percent = at(seededPercents, place) ?? whole(random, 1, 18) * 5;
      return [keyOf('course', row), playedUpTo(lessonsOf(world, 'course', row), percent, world.now())];
    });
}

/** The lessons played one after the other, up to a share of all. */
function playedUpTo(lessons: readonly Lesson[], percent: number, now: number): PlayedItem {
  const played: PlayedItem = new Map();
  let left = (lessons.reduce((sum, { duration }) => sum + (duration ?? 0), 0) * percent) / 100;
  for (const { id, duration } of lessons) {
    const length = duration ?? 0;
    const to = Math.min(left, length);
    if (to > 0) {
      const time = now - 86_400_000 + played.size;
      played.set(id, { ranges: [[0, to]], at: to, duration: length, time });
    }
    left -= to;
  }
  return played;
}
