import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import type { PlayedRange } from '../rules/played-ranges.ts';
import { learntPaths } from './changed-paths.ts';
import { id, list, number, optionalFlag, optionalText } from './schemas.ts';

/** The kinds of items whose lessons are played. */
export const playedKinds = ['course', 'live', 'resource'] as const;
export type PlayedKind = (typeof playedKinds)[number];

const seconds = v.pipe(number, v.minValue(0));
const range = v.pipe(
  v.tuple([seconds, seconds]),
  v.transform((pair): PlayedRange => pair),
);

const lesson = v.looseObject({
  id,
  /** The parts that were really played, in seconds, sorted and apart from each other. */
  ranges: list(range),
  /** The position at which the user left it last, on any device. */
  at: v.nullish(seconds, 0),
  duration: v.nullish(seconds, 0),
  /** The server judges it by the rule of the item. */
  finished: optionalFlag,
});

export const progress = v.looseObject({
  kind: v.picklist(playedKinds),
  id,
  /** How much of the item is learnt, 0 to 100, as every list says it. */
  percent: number,
  /** The lesson that was played last. */
  last: optionalText,
  /** The condition on which a lesson is finished. */
  rule: v.looseObject({
    /** The share of it that has to be played, from 0 to 1. */
    share: number,
    /** The questions of a lesson that have to be answered, too. */
    questions: optionalFlag,
  }),
  lessons: v.array(lesson),
});
/** The server's record of a user's learning in an item. */
export type Progress = v.InferOutput<typeof progress>;

export const getProgress = defineEndpoint({
  method: 'GET',
  path: '/api/portal/progress/{kind}/{id}',
  feature: 'progress',
  request: (input: { kind: PlayedKind; id: string }) => ({ path: input }),
  response: progress,
});

/** The played parts of a lesson. Sent again, they change nothing: the server joins ranges. */
export interface PlayedPart {
  kind: PlayedKind;
  itemId: string;
  lessonId: string;
  ranges: readonly PlayedRange[];
  at: number;
  duration: number;
  /** The time at which it was left there, in milliseconds since 1970: a later one wins over an earlier one. */
  time: number;
}

/** Takes played parts and answers the progress in each of their items; an item that is gone is left out. */
export const saveProgress = defineEndpoint({
  method: 'POST',
  path: '/api/portal/progress',
  changes: learntPaths,
  feature: 'progress',
  silent: true,
  request: (input: { parts: readonly PlayedPart[] }) => ({ body: { ...input } }),
  response: v.array(progress),
});
