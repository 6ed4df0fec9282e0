import { allowed, type Allowed } from './allowed.ts';
import { excerptIn, layersOf, type Secret } from './secrets.ts';
import type { Evidence } from './watch.ts';

export interface Leak {
  secret: string;
  place: string;
  excerpt: string;
}

/** The rows of the table that have allowed something. */
export const usedRows = new Set<Allowed>();

function isAllowed({ kind }: Secret, { place, at, isAfter }: Evidence): boolean {
  const row = allowed.find(
    (one) =>
      one.place === place &&
      one.secrets.includes(kind) &&
      (one.at?.test(at) ?? true) &&
      !(one.isPassing && isAfter),
  );
  if (row) usedRows.add(row);
  return row !== undefined;
}

/** The secrets that stand where they may not, each with its place and what surrounds it. */
export function leaksOf(evidence: readonly Evidence[], secrets: readonly Secret[]): Leak[] {
  const leaks = new Map<string, Leak>();
  // Most texts come again and again, e.g. the headers of a call.
  const known = new Map<string, ReadonlySet<string>>();
  for (const found of evidence) {
    const layers = known.get(found.text) ?? layersOf(found.text);
    known.set(found.text, layers);
    for (const secret of secrets) {
      const excerpt = excerptIn(layers, secret);
      if (excerpt === undefined || isAllowed(secret, found)) continue;
      const place = `${found.place}: ${found.at}${found.isAfter ? ' (afterwards)' : ''}`;
      leaks.set(`${secret.kind} ${place}`, { secret: secret.kind, place, excerpt });
    }
  }
  return [...leaks.values()];
}
