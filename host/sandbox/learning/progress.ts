import * as v from 'valibot';
import * as calls from '#src/api/progress.ts';
import { joinRanges, type PlayedRange } from '#src/rules/played-ranges.ts';
import { apiError } from '../api-error.ts';
import { everyRow } from '../content/catalogue.ts';
import type { Row } from '../content/row.ts';
import type { Database } from '../database.ts';
import type { Account } from '../people/accounts.ts';
import { route, take, text, type Routes } from '../route.ts';
import { enrolInCourse, isOwned, learntPercent, noteFinished } from './own-courses.ts';
import { catalogueKinds, lessonsOf, playedOf, progressOf } from './played.ts';

const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));

const part = v.object({
  kind: v.picklist(calls.playedKinds),
  itemId: text,
  lessonId: text,
  ranges: v.array(v.tuple([seconds, seconds])),
  at: seconds,
  duration: seconds,
  time: v.number(),
});
type Part = v.InferOutput<typeof part>;

const findRow = (world: Database, user: Account, kind: calls.PlayedKind, id: string): Row | undefined =>
  everyRow(world, user, catalogueKinds[kind]).find((row) => row.id === id);

export function progressRoutes(routes: Routes): void {
  route(routes, calls.getProgress, ({ world, user, input }) => {
    const { kind, id } = take({ kind: v.picklist(calls.playedKinds), id: text }, input.path);
    const row = findRow(world, user, kind, id);
    return row ? shownProgress(world, user, kind, row) : apiError(404, '内容不存在或已下架');
  });
  route(routes, calls.saveProgress, ({ world, user, input }) => {
    const { parts } = take({ parts: v.array(part) }, input.body);
    const items = new Map<Row, calls.PlayedKind>();
    for (const one of parts) {
      const row = findRow(world, user, one.kind, one.itemId);
      if (row && keep(world, user, row, one)) items.set(row, one.kind);
    }
    return [...items].map(([row, kind]) => {
      if (kind === 'course') noteFinished(world, user, row);
      return shownProgress(world, user, kind, row);
    });
  });
}

/** The lessons as they were played, and the percent as the list of one's own courses says it. */
const shownProgress = (world: Database, user: Account, kind: calls.PlayedKind, row: Row): calls.Progress => ({
  ...progressOf(world, user, kind, row),
  ...(kind === 'course' && { percent: learntPercent(world, user, row) }),
});

/** Joins what was played with what is known. Returns false for a lesson that the user may not play, or that is gone. */
function keep(world: Database, user: Account, row: Row, given: Part): boolean {
  const { kind, lessonId, ranges, at } = given;
  const lessons = lessonsOf(world, kind, row);
  const place = lessons.findIndex(({ id }) => id === lessonId);
  const isAllowed = kind !== 'course' || isOwned(world, user, row);
  if (place < 0 || (!isAllowed && place > 0)) return false;

  const played = playedOf(world, user, kind, row);
  const known = played.get(lessonId);
  const duration = lessons[place]?.duration ?? Math.max(given.duration, known?.duration ?? 0);
  const all: PlayedRange[] = [...(known?.ranges ?? []), ...ranges];
  // A device whose clock is ahead must not hold its position against all others.
  const time = Math.min(given.time, world.now());
  const isLatest = time >= (known?.time ?? 0);
  played.set(lessonId, {
    ranges: joinRanges(all, duration),
    at: isLatest || !known ? Math.min(at, duration) : known.at,
    duration,
    time: isLatest || !known ? time : known.time,
  });
  if (kind === 'course' && isAllowed) enrolInCourse(world, user, row);
  return true;
}
