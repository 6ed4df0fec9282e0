import type { Http } from '#src/http/endpoint.ts';
import type { ContentKind } from './kinds.ts';

// Both the click on a card and the details that it leads to count a view.
const counted = new WeakMap<Http, Set<string>>();

/** Counts a view of an item, once per visit of the portal. */
export function countView(
  http: Http,
  { code, opened }: Pick<ContentKind, 'code' | 'opened'>,
  id: string,
): void {
  const known = counted.get(http) ?? new Set();
  counted.set(http, known);
  const key = `${code} ${id}`;
  if (!opened || known.has(key)) return;
  known.add(key);
  // A failed view count is not worth an error message.
  opened(http, { id }, { silent: true }).catch(() => {});
}
