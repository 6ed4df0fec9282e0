import type { ListFilter, ListItem } from '../../../../src/api/list-item.ts';
import { getCourses, getDiscoveries, getLives } from '../../../../src/api/lists.ts';
import type { Page } from '../../../../src/api/schemas.ts';
import type { Endpoint } from '../../../../src/http/endpoint.ts';
import type { PageName } from '../../page-titles.ts';

/** A kind of item whose lessons are played. */
export interface PlayedKind {
  /** Names the kind in storage. */
  code: 'course' | 'live' | 'short';
  /** The list endpoint, queried for one item by `id`. */
  list: Endpoint<ListFilter, Page<ListItem>>;
  listPath: string;
  /** The path of the details, which the player leads back to. */
  detailsPath: string;
}

const course: PlayedKind = {
  code: 'course',
  list: getCourses,
  listPath: '/course',
  detailsPath: '/courseHome',
};

const live: PlayedKind = {
  code: 'live',
  list: getLives,
  listPath: '/liveList',
  detailsPath: '/liveList/live',
};

const short: PlayedKind = {
  code: 'short',
  list: getDiscoveries,
  listPath: '/resourceDetails',
  detailsPath: '/resourceDetails',
};

export interface PlayerRow {
  kind: PlayedKind;
  /** Other kinds that the same page plays, chosen by `type` in its query. */
  byType?: Readonly<Record<string, PlayedKind>>;
  /** The films are taller than wide. */
  isUpright?: true;
  /** An author looks at their own work: nothing is recorded, and there are no notes. */
  isPreview?: true;
}

/** A row per page that plays the lessons of an item. */
export const playerRows: Partial<Record<PageName, PlayerRow>> = {
  coursePlay: { kind: course, byType: { live } },
  viewCoursePlay: { kind: course, isPreview: true },
  shortCoursePlay: { kind: short, isUpright: true },
  viewShortCourse: { kind: short, isUpright: true, isPreview: true },
};

/** The kind of item that a player page plays, by the `type` of its query. */
export function playedKind({ kind, byType }: PlayerRow, type: string | null): PlayedKind {
  return type !== null && byType && Object.hasOwn(byType, type) ? (byType[type] ?? kind) : kind;
}
