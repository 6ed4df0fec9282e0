import { PLAYED_GAP_SECONDS } from './limits.ts';

/** A part of a video that was played, in seconds from its start. */
export type PlayedRange = readonly [from: number, to: number];

const isRange = ([from, to]: PlayedRange) => Number.isFinite(from) && Number.isFinite(to) && from < to;

/** Joins the ranges of several viewings: sorted, apart from each other, and none beyond `duration`, if that is known. */
export function joinRanges(ranges: readonly PlayedRange[], duration = Infinity): PlayedRange[] {
  const joined: [from: number, to: number][] = [];
  const inside = ranges
    .map(([from, to]): PlayedRange => [Math.max(0, from), Math.min(to, duration)])
    .filter(isRange)
    .sort(([one], [other]) => one - other);
  for (const [from, to] of inside) {
    const last = joined.at(-1);
    if (last && from <= last[1] + PLAYED_GAP_SECONDS) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** How many seconds joined ranges cover. */
export const playedLength = (ranges: readonly PlayedRange[]): number =>
  ranges.reduce((total, [from, to]) => total + to - from, 0);

/** The share of a video that was played, from 0 to 1. A video whose length is unknown was not played. */
export function playedShare(ranges: readonly PlayedRange[], duration: number): number {
  if (!(duration > 0)) return 0;
  return Math.min(1, playedLength(joinRanges(ranges, duration)) / duration);
}
