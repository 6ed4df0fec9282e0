import { type SafeUrl, withQuery } from '#src/rules/safe-url.ts';
import type { ListItem } from '#src/api/list-item.ts';
import {
  getCourseSets,
  getHotActivities,
  getHotProjects,
  getHotUsers,
  getNewHotActivities,
  getStudioIndex,
  getTopActivities,
  type HotUser,
} from '#src/api/home.ts';
import type { Endpoint } from '#src/http/endpoint.ts';
import { personPath } from '../../content/item-paths.ts';
import { contentKinds, type ContentCode } from '../../content/kinds.ts';
import type { ListWords } from './texts.ts';

/** A line of a ranking or a card of a shelf: content, or a person. */
export interface RankedEntry {
  id: string;
  name: string;
  href: SafeUrl;
  /** E.g. the place where a person works. */
  hint?: string;
  cover?: string;
  /** The path of a person's picture; undefined for content. */
  avatar?: string;
  hot: number;
}

/** A short list beside or above the list; it loads and fails by itself. */
export interface Ranking {
  title: keyof ListWords;
  kind: ContentCode;
  endpoint: Endpoint<void, readonly (ListItem | HotUser)[]>;
  /** The rows are people. */
  isOfPeople?: true;
  /** Where an item leads; its details if absent. */
  href?: (id: string) => SafeUrl;
  /** The facts beside an item's name; none if absent. */
  hint?: (item: ListItem) => (string | null | undefined)[];
}

// Not by the row alone: an item may have fields of its own.
const isPerson = (row: ListItem | HotUser, { isOfPeople }: Ranking): row is HotUser =>
  isOfPeople === true && 'userId' in row;

/** The entry of a row that the endpoint of a ranking responds with. */
export function entryOf(row: ListItem | HotUser, ranking: Ranking): RankedEntry {
  if (isPerson(row, ranking)) {
    const { userId: id, realName: name, school: hint, avatar, hot } = row;
    return { id, name, href: personPath(id), hint, avatar, hot };
  }
  const { kind, href, hint } = ranking;
  return {
    id: row.id,
    name: row.title,
    href: (href ?? contentKinds[kind].href)(row.id),
    hint: (hint?.(row) ?? []).filter(Boolean).join(' · '),
    cover: row.cover,
    hot: row.hot,
  };
}

/** The rankings beside lists. */
export const rankings = {
  topActivities: { title: 'topActivities', kind: 'activity', endpoint: getTopActivities },
  hotActivities: { title: 'hotActivities', kind: 'activity', endpoint: getHotActivities },
  newHotActivities: { title: 'newHotActivities', kind: 'activity', endpoint: getNewHotActivities },
  hotProjects: { title: 'hotProjects', kind: 'project', endpoint: getHotProjects },
  hotUsers: { title: 'hotUsers', kind: 'studio', endpoint: getHotUsers, isOfPeople: true },
} as const satisfies Record<string, Ranking>;

/** The rows of cards above lists. */
export const shelves = {
  courseSets: {
    title: 'courseSets',
    kind: 'course',
    endpoint: getCourseSets,
    // A series of courses is a filter of the list of courses.
    href: (id) => withQuery(contentKinds.course.listPath, new URLSearchParams({ courseSetId: id })),
    hint: ({ summary }) => [summary],
  },
  studioIndex: {
    title: 'studioIndex',
    kind: 'studio',
    endpoint: getStudioIndex,
    hint: ({ teacher, organiser }) => [teacher, organiser],
  },
} as const satisfies Record<string, Ranking>;
