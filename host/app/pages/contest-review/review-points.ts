import type { Criterion } from '#src/api/contests/contests.ts';

/** The name of the field of a criterion. */
export const fieldOf = ({ id }: Pick<Criterion, 'id'>): string => `points-${id}`;

/** Points are whole numbers up to the full ones. */
export const isPoints = (typed: string, full: number): boolean =>
  /^\d+$/.test(typed) && Number(typed) <= full;

export const fullPoints = (criteria: readonly Criterion[]): number =>
  criteria.reduce((sum, { points }) => sum + points, 0);

/** The points of all criteria together; a criterion without points counts nothing. */
export const sumOf = (criteria: readonly Criterion[], points: Readonly<Record<string, number>>): number =>
  criteria.reduce((sum, { id }) => sum + (points[id] ?? 0), 0);

/** The typed points by the id of the criterion; those that are no points are left out. */
export const typedPoints = (
  criteria: readonly Criterion[],
  values: Readonly<Record<string, string>>,
): Record<string, number> =>
  Object.fromEntries(
    criteria.flatMap((criterion) => {
      const typed = values[fieldOf(criterion)] ?? '';
      return isPoints(typed, criterion.points) ? [[criterion.id, Number(typed)]] : [];
    }),
  );
