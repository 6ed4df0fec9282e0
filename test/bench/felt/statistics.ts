import { median } from '../median.ts';
import type { Kind } from './in-page.ts';

/** The longest time of one control, in ms. */
export interface Felt {
  page: string;
  kind: Kind;
  name: string;
  duration: number;
}

/** The limits in ms: of a key beside long lists, and of every other interaction. */
export const KEY_MS = 50;
export const INTERACTION_MS = 200;

/** An interaction that comes this near to its limit is measured again. */
const NEAR = 0.8;

const keyOf = ({ page, kind, name }: Felt) => `${page} ${kind} ${name}`;

export const limitOf = ({ kind }: Pick<Felt, 'kind'>): number => (kind === 'type' ? KEY_MS : INTERACTION_MS);

export const isMissed = (felt: Felt): boolean => felt.duration > limitOf(felt);

export const isNear = (felt: Felt): boolean => felt.duration >= limitOf(felt) * NEAR;

/** Returns the median of each control over several rounds; the worst of controls with the same name in each round. */
export function mediansOf(rounds: readonly (readonly Felt[])[]): Felt[] {
  const seen = new Map<string, { felt: Felt; durations: number[] }>();
  for (const round of rounds) {
    const worst = new Map<string, Felt>();
    for (const felt of round) {
      const known = worst.get(keyOf(felt));
      if (!known || known.duration < felt.duration) worst.set(keyOf(felt), felt);
    }
    for (const [key, felt] of worst) {
      const known = seen.get(key) ?? { felt, durations: [] };
      known.durations.push(felt.duration);
      seen.set(key, known);
    }
  }
  return [...seen.values()].map(({ felt, durations }) => ({
    ...felt,
    duration: median(durations) ?? Number.NaN,
  }));
}

/** Keeps the worst control of each kind on each page. */
export function worstOfKinds(all: readonly Felt[]): Felt[] {
  const worst = new Map<string, Felt>();
  for (const felt of all) {
    const key = `${felt.page} ${felt.kind}`;
    if ((worst.get(key)?.duration ?? -1) < felt.duration) worst.set(key, felt);
  }
  return [...worst.values()];
}

export interface Compared extends Felt {
  /** In the former build; undefined where none was measured or it lacks the control. */
  former: number | undefined;
}

/**
 * The interactions that need the largest shares of their limits, worst first. An interaction that has become quick stays in
 * the list by its former time.
 */
export function worstFirst(all: readonly Felt[], former: readonly Felt[], count: number): Compared[] {
  const formerOf = new Map(former.map((felt) => [keyOf(felt), felt.duration]));
  const share = (one: Compared) => Math.max(one.duration, one.former ?? 0) / limitOf(one);
  return all
    .map((felt): Compared => ({ ...felt, former: formerOf.get(keyOf(felt)) }))
    .toSorted((one, other) => share(other) - share(one) || keyOf(one).localeCompare(keyOf(other)))
    .slice(0, count);
}
