import type { ComponentType, ReactNode } from 'react';
import type { ListItem } from '../../../../src/api/list-item.ts';
import {
  getCourseSets,
  getHotActivities,
  getHotProjects,
  getHotUsers,
  getNewHotActivities,
  getStudioIndex,
  getTopActivities,
} from '../../../../src/api/home.ts';
import { useQuery, type QueryState } from '../../../../src/data/useQuery.ts';
import type { Endpoint } from '../../../../src/http/endpoint.ts';
import { contentKinds, type ContentCode, type ContentKind } from '../../content/kinds.ts';
import type { ListWords } from './texts.ts';

/** A line of a ranking or a card of a shelf: content, or a person. */
export interface RankedEntry {
  id: string;
  name: string;
  href: string;
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
  /** Queries the entries. */
  Reader: ComponentType<{ children: (query: RankingQuery) => ReactNode }>;
}

export type RankingQuery = Omit<QueryState<readonly RankedEntry[]>, 'replace'>;

function ranking<Row>(
  title: keyof ListWords,
  kind: ContentCode,
  endpoint: Endpoint<void, Row[]>,
  entryOf: (row: Row) => RankedEntry,
): Ranking {
  return {
    title,
    kind,
    Reader: function Reader({ children }) {
      const { data, ...state } = useQuery(endpoint, undefined);
      return children({ ...state, data: data?.map(entryOf) });
    },
  };
}

const contentOf =
  (hrefOf: ContentKind['href'], hintOf: (row: ListItem) => (string | null | undefined)[]) =>
  (row: ListItem): RankedEntry => ({
    id: row.id,
    name: row.title,
    href: hrefOf(row.id),
    hint: hintOf(row).filter(Boolean).join(' · '),
    cover: row.cover,
    hot: row.hot,
  });

const activity = contentOf(contentKinds.activity.href, () => []);

/** The rankings beside lists. */
export const rankings = {
  topActivities: ranking('topActivities', 'activity', getTopActivities, activity),
  hotActivities: ranking('hotActivities', 'activity', getHotActivities, activity),
  newHotActivities: ranking('newHotActivities', 'activity', getNewHotActivities, activity),
  hotProjects: ranking(
    'hotProjects',
    'project',
    getHotProjects,
    contentOf(contentKinds.project.href, () => []),
  ),
  hotUsers: ranking('hotUsers', 'studio', getHotUsers, ({ userId, realName, school, avatar, hot }) => ({
    id: userId,
    name: realName,
    href: `/homePage/${encodeURIComponent(userId)}`,
    hint: school,
    avatar,
    hot,
  })),
} satisfies Record<string, Ranking>;

/** The rows of cards above lists. */
export const shelves = {
  /** A series of courses is a filter of the list of courses. */
  courseSets: ranking(
    'courseSets',
    'course',
    getCourseSets,
    contentOf(
      (id) => `${contentKinds.course.listPath}?courseSetId=${encodeURIComponent(id)}`,
      ({ summary }) => [summary],
    ),
  ),
  studioIndex: ranking(
    'studioIndex',
    'studio',
    getStudioIndex,
    contentOf(contentKinds.studio.href, ({ teacher, organiser }) => [teacher, organiser]),
  ),
} satisfies Record<string, Ranking>;
