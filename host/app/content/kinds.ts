import type { ComponentType } from 'react';
import { clickActivity, clickProject, clickResource } from '../../../src/api/home.ts';
import type { ListFilter, ListItem } from '../../../src/api/list-item.ts';
import {
  getActivities,
  getCourses,
  getDiscoveries,
  getLives,
  getPapers,
  getProjects,
  getStudios,
} from '../../../src/api/lists.ts';
import type { Page } from '../../../src/api/schemas.ts';
import type { Endpoint } from '../../../src/http/endpoint.ts';
import type { ContentCode } from './content-code.ts';
import { ActivityCard } from './cards/ActivityCard.tsx';
import { CourseCard } from './cards/CourseCard.tsx';
import { type CardProps, ResourceCard } from './cards/CoverCard.tsx';
import { LiveCard } from './cards/LiveCard.tsx';
import { PaperCard } from './cards/PaperCard.tsx';
import { ProjectCard } from './cards/ProjectCard.tsx';
import { StudioCard } from './cards/StudioCard.tsx';

export type { ContentCode };

/** A kind of content: its list, its details and its card. */
export interface ContentKind {
  code: ContentCode;
  /** The list endpoint; a detail page queries its one item by `id`. */
  list: Endpoint<ListFilter, Page<ListItem>>;
  /** The path of its list page. */
  listPath: string;
  /** The URL of a detail page. */
  href: (id: string) => string;
  Card: ComponentType<CardProps>;
  /** `sourceType` of its comments and likes. */
  sourceType: string;
  /** The endpoint that counts a view. */
  opened?: Endpoint<{ id: string }, unknown>;
  /** Its detail page is behind the log-in. */
  needsLogin?: true;
}

const byQuery = (path: string) => (id: string) => `${path}?id=${encodeURIComponent(id)}`;

export const contentKinds: Readonly<Record<ContentCode, ContentKind>> = {
  project: {
    code: 'project',
    list: getProjects,
    listPath: '/project',
    href: (id) => `/thirdProject/${encodeURIComponent(id)}`,
    Card: ProjectCard,
    sourceType: 'project',
    opened: clickProject,
  },
  activity: {
    code: 'activity',
    list: getActivities,
    listPath: '/activity',
    href: byQuery('/activity'),
    Card: ActivityCard,
    sourceType: 'activity',
    opened: clickActivity,
  },
  live: {
    code: 'live',
    list: getLives,
    listPath: '/liveList',
    href: byQuery('/liveList/live'),
    Card: LiveCard,
    sourceType: 'live',
  },
  course: {
    code: 'course',
    list: getCourses,
    listPath: '/course',
    href: byQuery('/courseHome'),
    Card: CourseCard,
    sourceType: 'course',
    needsLogin: true,
  },
  studio: {
    code: 'studio',
    list: getStudios,
    listPath: '/teacher',
    href: byQuery('/studioHome'),
    Card: StudioCard,
    sourceType: 'studio',
    needsLogin: true,
  },
  paper: {
    code: 'paper',
    list: getPapers,
    listPath: '/contest',
    href: byQuery('/contest'),
    Card: PaperCard,
    sourceType: 'paper',
  },
  resource: {
    code: 'resource',
    list: getDiscoveries,
    listPath: '/resourceDetails',
    href: byQuery('/resourceDetails'),
    Card: ResourceCard,
    sourceType: 'discover',
    opened: clickResource,
  },
};
