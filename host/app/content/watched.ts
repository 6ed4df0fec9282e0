import * as v from 'valibot';
import { readStored, type PlayerStorageKey } from '#src/session/storage.ts';
import { FINISHED_SHARE, RESUME_FROM_SECONDS } from '../limits.ts';

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

const watchedSchema = v.object({
  /** The lesson that was watched last. */
  last: v.string(),
  lessons: v.record(v.string(), v.object({ at: seconds, duration: seconds, isFinished: v.boolean() })),
});

interface WatchedLesson {
  at: number;
  duration: number;
  isFinished: boolean;
  /** The share that was really played, from 0 to 1, where the server keeps it. */
  share?: number;
}

/** The progress of a user in an item: the position in each lesson. */
export interface Watched {
  last: string;
  lessons: Readonly<Record<string, WatchedLesson>>;
}

export const nothingWatched: Watched = { last: '', lessons: {} };

/** The key of what a user has watched of an item; the item is named like `course:5001`. */
export const watchedKey = (owner: string, item: string): PlayerStorageKey => `watching:${owner}:${item}`;

export const readWatched = (key: PlayerStorageKey): Watched =>
  readStored(key, watchedSchema) ?? nothingWatched;

/** Records a position. A finished lesson stays finished, wherever it is watched again. */
export function withPosition(watched: Watched, lesson: string, at: number, duration: number): Watched {
  const isFinished = watched.lessons[lesson]?.isFinished || (duration > 0 && at >= duration * FINISHED_SHARE);
  return { last: lesson, lessons: { ...watched.lessons, [lesson]: { at, duration, isFinished } } };
}

/** Where a lesson continues: at its start if it was hardly begun, or watched to its end. */
export function resumePosition({ lessons }: Watched, lesson: string): number {
  const { at = 0, duration = 0 } = lessons[lesson] ?? {};
  return at < RESUME_FROM_SECONDS || (duration > 0 && at >= duration * FINISHED_SHARE) ? 0 : at;
}

/** The share of a lesson that was played or, where nobody knows it, lies before its position; 1 if it is finished. */
export function watchedShare({ lessons }: Watched, lesson: string): number {
  const { at = 0, duration = 0, isFinished = false, share } = lessons[lesson] ?? {};
  if (isFinished) return 1;
  if (share !== undefined) return share;
  return duration > 0 ? Math.min(1, at / duration) : 0;
}
