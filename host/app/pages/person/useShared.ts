import type { ListItem } from '#src/api/list-item.ts';
import type { Page } from '#src/api/schemas.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { contentKinds } from '../../content/kinds.ts';
import { PERSON_MATCHES_SIZE } from '../../limits.ts';

/** The kinds that people share, in the order of their tabs. */
export const sharedKinds = ['resource', 'course', 'live', 'activity', 'studio', 'project', 'paper'] as const;
export type SharedKind = (typeof sharedKinds)[number];

export interface Author {
  userId: string;
  name: string;
  /** The back end knows whose work an item is; otherwise the name of the person is looked for. */
  byId: boolean;
}

/** The items of one kind that a person shares. */
export interface Shared {
  query: QueryState<Page<ListItem>>;
  entries: readonly ListItem[];
  /** The server knows more matches than were looked through. */
  hasMore: boolean;
}

/** Where a list has no filter for its author, other matches of the name are left out here. */
function sharedBy({ userId, name, byId }: Author, query: QueryState<Page<ListItem>>): Shared {
  const { records = [], total = 0 } = query.data ?? {};
  return {
    query,
    entries: records.filter(({ authorId, teacher }) =>
      byId ? authorId === userId : teacher?.trim() === name,
    ),
    hasMore: total > records.length,
  };
}

/** The items that a person shares; all kinds are queried at once. */
export function useShared(author: Author): Readonly<Record<SharedKind, Shared>> {
  const filter = author.byId ? { authorId: author.userId } : { searchVal: author.name };
  const input = { ...filter, current: 1, size: PERSON_MATCHES_SIZE };
  return {
    resource: sharedBy(author, useQuery(contentKinds.resource.list, input)),
    course: sharedBy(author, useQuery(contentKinds.course.list, input)),
    live: sharedBy(author, useQuery(contentKinds.live.list, input)),
    activity: sharedBy(author, useQuery(contentKinds.activity.list, input)),
    // Nobody's name alone tells whose these are.
    studio: sharedBy(author, useQuery(contentKinds.studio.list, author.byId ? input : null)),
    project: sharedBy(author, useQuery(contentKinds.project.list, author.byId ? input : null)),
    paper: sharedBy(author, useQuery(contentKinds.paper.list, author.byId ? input : null)),
  };
}
