import * as v from 'valibot';
import { playedKinds, type PlayedPart, type Progress } from '#src/api/progress.ts';
import { joinRanges, playedShare, type PlayedRange } from '#src/rules/played-ranges.ts';
import type { Watched } from '#host/app/content/watched.ts';

/** The played parts that are not with the server yet, by lesson. */
export type PlayedParts = Readonly<Record<string, PlayedPart>>;

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

/** As the browser keeps it. */
export const playedParts: v.GenericSchema<unknown, PlayedParts> = v.record(
  v.string(),
  v.object({
    kind: v.picklist(playedKinds),
    itemId: v.string(),
    lessonId: v.string(),
    ranges: v.array(v.tuple([seconds, seconds])),
    at: seconds,
    duration: seconds,
    time: v.number(),
  }),
);

export const partKey = ({
  kind,
  itemId,
  lessonId,
}: Omit<PlayedPart, 'ranges' | 'at' | 'duration' | 'time'>) => `${kind} ${itemId} ${lessonId}`;

function joinParts(one: PlayedPart, other: PlayedPart): PlayedPart {
  const latest = other.time >= one.time ? other : one;
  return { ...latest, ranges: joinRanges([...one.ranges, ...other.ranges]) };
}

/** Adds parts to others: what was played twice counts once, and the latest position stands. */
export function withParts(parts: PlayedParts, added: readonly PlayedPart[]): PlayedParts {
  const all: Record<string, PlayedPart> = { ...parts };
  for (const part of added) {
    const key = partKey(part);
    const known = all[key];
    all[key] = known ? joinParts(known, part) : { ...part, ranges: joinRanges(part.ranges) };
  }
  return all;
}

/** Removes the parts that the server has taken. A part that has grown since it was sent stays. */
export function withoutSent(parts: PlayedParts, sent: PlayedParts): PlayedParts {
  const isSame = (key: string, part: PlayedPart) => JSON.stringify(sent[key]) === JSON.stringify(part);
  return Object.fromEntries(Object.entries(parts).filter(([key, part]) => !isSame(key, part)));
}

/** Joins the server's progress of an item with the parts played since. */
export function watchedOf(progress: Progress, parts: PlayedParts): Watched {
  const { share: needed, questions } = progress.rule;
  const lessons = progress.lessons.map((lesson) => {
    const part = parts[partKey({ kind: progress.kind, itemId: progress.id, lessonId: lesson.id })];
    const duration = lesson.duration || part?.duration || 0;
    const ranges: PlayedRange[] = [...(lesson.ranges ?? []), ...(part?.ranges ?? [])];
    const share = playedShare(ranges, duration);
    const isFinished = (lesson.finished ?? false) || (!questions && duration > 0 && share >= needed);
    return [lesson.id, { at: part?.at ?? lesson.at ?? 0, duration, isFinished, share }] as const;
  });
  const own = Object.values(parts).filter(
    ({ kind, itemId }) => kind === progress.kind && itemId === progress.id,
  );
  const latest = own.sort((one, other) => other.time - one.time)[0];
  return { last: latest?.lessonId ?? progress.last, lessons: Object.fromEntries(lessons) };
}
