import type { Portal } from '#src/portal.ts';
import { perPortal } from '#src/session/per-portal.ts';
import type { ContentKind } from './kinds.ts';

// Both the click on a card and the details that it leads to count a view.
const countedBy = perPortal(() => new Set<string>());

/** Counts a view of an item, once per visit of the portal. */
export function countView(
  portal: Pick<Portal, 'http' | 'session'>,
  { code, opened }: Pick<ContentKind, 'code' | 'opened'>,
  id: string,
): void {
  const counted = countedBy(portal);
  const key = `${code} ${id}`;
  if (!opened || counted.has(key)) return;
  counted.add(key);
  // A failed view count is not worth an error message.
  opened(portal.http, { id }, { silent: true }).catch(() => {});
}
