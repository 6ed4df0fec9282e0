import { contentKinds, type ContentKind } from '../../content/kinds.ts';
import type { PageName } from '../../routing/page-titles.ts';

export interface PlayerRow {
  kind: ContentKind;
  /** Plays a live session instead where the query says `type=live`. */
  playsLive?: true;
  /** The videos are taller than wide. */
  isUpright?: true;
  /** An author looks at their own work: nothing is recorded, and there are no notes. */
  isPreview?: true;
}

/** A row per page that plays the lessons of an item. */
export const playerRows: Partial<Record<PageName, PlayerRow>> = {
  coursePlay: { kind: contentKinds.course, playsLive: true },
  viewCoursePlay: { kind: contentKinds.course, isPreview: true },
  shortCoursePlay: { kind: contentKinds.resource, isUpright: true },
  viewShortCourse: { kind: contentKinds.resource, isUpright: true, isPreview: true },
};

/** The kind of item that a player page plays, by the `type` of its query. */
export const playedKind = ({ kind, playsLive }: PlayerRow, type: string | null): ContentKind =>
  playsLive && type === 'live' ? contentKinds.live : kind;

/** How the browser's storage names an item; its short courses were stored before resources had this name. */
export const storedName = ({ code }: ContentKind, id: string): string =>
  `${code === 'resource' ? 'short' : code}:${id}`;
