import type { ListItem } from '#src/api/list-item.ts';
import type { Page } from '#src/api/schemas.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { contentKinds } from '../../content/kinds.ts';
import { PERSON_MATCHES_SIZE } from '../../limits.ts';

/** The kinds that people share, in the order of their tabs. */
export const sharedKinds = ['resource', 'course', 'live', 'activity'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** The items of one kind that a person shares. */
export interface Shared {
  query: QueryState<Page<ListItem>>;
  entries: readonly ListItem[];
  /** The server knows more matches than were looked through. */
  hasMore: boolean;
}

/** A list has no filter for its teacher, so other matches of the name are left out here. */
function sharedBy(name: string, query: QueryState<Page<ListItem>>): Shared {
  const { records = [], total = 0 } = query.data ?? {};
  return {
    query,
    entries: records.filter(({ teacher }) => teacher?.trim() === name),
    hasMore: total > records.length,
  };
}

/** The items that a person shares; all kinds are queried at once. */
export function useShared(name: string): Readonly<Record<SharedKind, Shared>> {
  const input = { searchVal: name, current: 1, size: PERSON_MATCHES_SIZE };
  return {
    resource: sharedBy(name, useQuery(contentKinds.resource.list, input)),
    course: sharedBy(name, useQuery(contentKinds.course.list, input)),
    live: sharedBy(name, useQuery(contentKinds.live.list, input)),
    activity: sharedBy(name, useQuery(contentKinds.activity.list, input)),
  };
}
