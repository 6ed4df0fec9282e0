import { type SafeUrl, withQuery } from '#src/rules/safe-url.ts';
import { clickActivity, clickProject, clickResource } from '#src/api/home.ts';
import type { ListFilter, ListItem } from '#src/api/list-item.ts';
import {
  getActivities,
  getCourses,
  getDiscoveries,
  getLives,
  getPapers,
  getProjects,
  getStudios,
} from '#src/api/lists.ts';
import type { Page } from '#src/api/schemas.ts';
import type { Endpoint } from '#src/http/endpoint.ts';

/** The code of a kind of content, as the server's modules name it. */
export type ContentCode = 'project' | 'activity' | 'live' | 'course' | 'studio' | 'paper' | 'resource';

/** A kind of content: its list, its details and its calls. */
export interface ContentKind {
  code: ContentCode;
  /** The list endpoint; a detail page queries its one item by `id`. */
  list: Endpoint<ListFilter, Page<ListItem>>;
  /** The path of its list page. */
  listPath: SafeUrl;
  /** The URL of a detail page. */
  href: (id: string) => SafeUrl;
  /** `sourceType` of its comments and likes. */
  sourceType: string;
  /** The endpoint that counts a view. */
  opened?: Endpoint<{ id: string }, unknown>;
  /** Its detail page is behind the log-in. */
  needsLogin?: true;
}

const byQuery =
  (path: SafeUrl) =>
  (id: string): SafeUrl =>
    withQuery(path, new URLSearchParams({ id }));

export const contentKinds: Readonly<Record<ContentCode, ContentKind>> = {
  project: {
    code: 'project',
    list: getProjects,
    listPath: '/project',
    href: (id) => `/thirdProject/${encodeURIComponent(id)}`,
    sourceType: 'project',
    opened: clickProject,
  },
  activity: {
    code: 'activity',
    list: getActivities,
    listPath: '/activity',
    href: byQuery('/activity'),
    sourceType: 'activity',
    opened: clickActivity,
  },
  live: {
    code: 'live',
    list: getLives,
    listPath: '/liveList',
    href: byQuery('/liveList/live'),
    sourceType: 'live',
  },
  course: {
    code: 'course',
    list: getCourses,
    listPath: '/course',
    href: byQuery('/courseHome'),
    sourceType: 'course',
    needsLogin: true,
  },
  studio: {
    code: 'studio',
    list: getStudios,
    listPath: '/teacher',
    href: byQuery('/studioHome'),
    sourceType: 'studio',
    needsLogin: true,
  },
  paper: {
    code: 'paper',
    list: getPapers,
    listPath: '/contest',
    href: byQuery('/contest'),
    sourceType: 'paper',
  },
  resource: {
    code: 'resource',
    list: getDiscoveries,
    listPath: '/resourceDetails',
    href: byQuery('/resourceDetails'),
    sourceType: 'discover',
    opened: clickResource,
  },
};

/** The kinds whose lessons the player shows. */
export type WatchableCode = 'course' | 'live' | 'resource';

/** Returns the URL of the player for an item, or for one of its lessons. */
export function watchUrl(code: WatchableCode, id: string, lesson?: string): SafeUrl {
  const query = new URLSearchParams({
    ...(code === 'live' && { type: 'live' }),
    id,
    ...(lesson !== undefined && { lesson }),
  });
  return `${code === 'resource' ? '/shortCoursePlay' : '/coursePlay'}?${query}`;
}
