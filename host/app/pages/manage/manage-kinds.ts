import type { SafeUrl } from '#src/rules/safe-url.ts';
import {
  getAuthoredPage,
  type Authored,
  type AuthoringAction,
  type AuthoringKind,
} from '#src/api/authoring.ts';
import { allPages } from '#src/data/queries/all-pages.ts';
import { defineQuery } from '#src/data/queries/query.ts';
import type { PageName } from '../../routing/page-titles.ts';
import type { RecordSource } from '../../content/records/record-kind.ts';
import { listOf } from '../../content/records/record-sources.ts';

export type ManagedRow = Authored & { kind: AuthoringKind };

interface ManagedFilter {
  kinds: readonly AuthoringKind[];
  /** Only courses for optional learning. */
  selective?: true;
}

/** The page that edits documents of a kind. */
export const editorPages: Readonly<Record<AuthoringKind, PageName>> = {
  course: 'courseAdd',
  openCourse: 'createdCourse',
  shortVideo: 'createdShortVideo',
  listen: 'createdListen',
  studio: 'studioAdd',
  live: 'createLive',
  exam: 'createExamination',
  project: 'createdProject',
};
const previewPages: Readonly<Partial<Record<AuthoringKind, PageName>>> = {
  course: 'viewCoursePlay',
  openCourse: 'viewCoursePlay',
  shortVideo: 'viewShortCourse',
};
/** The page on which an author looks at the published lessons of a document. */
export const watchPath = ({ kind, id, state }: ManagedRow): SafeUrl | undefined => {
  const page = previewPages[kind];
  return page && state === 'published' ? `/${page}?id=${encodeURIComponent(id)}` : undefined;
};
export const editorPath = ({ kind, id }: ManagedRow): SafeUrl =>
  `/${editorPages[kind]}?id=${encodeURIComponent(id)}`;

/** Ids are unique within a kind only. */
export const keyOf = ({ kind, id }: ManagedRow) => `${kind} ${id}`;

const documents = allPages(getAuthoredPage);
const getManaged = defineQuery(getAuthoredPage, async (http, filter: ManagedFilter, options) => {
  const { kinds, ...selection } = filter;
  const rows: ManagedRow[] = [];
  for (const kind of kinds) {
    const response = await documents(http, { kind, ...selection }, options);
    if (response.type !== 'success') return response;
    rows.push(...response.data.map((row) => ({ ...row, kind })));
  }
  return { type: 'success', code: 200, message: '', data: rows };
});

export const savedAt = ({ savedTime }: ManagedRow) => savedTime;
const lastFirst = (rows: readonly ManagedRow[]) =>
  [...rows].sort((one, other) => savedAt(other) - savedAt(one));

export interface ManageKind {
  kinds: readonly [AuthoringKind, ...AuthoringKind[]];
  source: RecordSource<ManagedRow>;
}

const manages = (kinds: ManageKind['kinds'], filter: Omit<ManagedFilter, 'kinds'> = {}): ManageKind => ({
  kinds,
  source: listOf(getManaged, { kinds, ...filter }, lastFirst),
});

/** The documents that each manage page lists. Projects, which have no page of their own, stand beside courses. */
export const manageKinds: Readonly<Partial<Record<PageName, ManageKind>>> = {
  courseManage: manages(['course', 'openCourse', 'shortVideo', 'listen', 'project']),
  studioManage: manages(['studio']),
  liveManage: manages(['live']),
  examinationManage: manages(['exam']),
  selectiveManage: manages(['course'], { selective: true }),
};

export interface Rights {
  /** May publish, perhaps after a review. */
  issue: boolean;
  /** May publish without a review. */
  audit: boolean;
}

export type Transition = Exclude<AuthoringAction, 'draft'>;

/** How the status of a document may be changed by its author. */
export function transitionsOf({ state, changed }: Authored, { issue, audit }: Rights): Transition[] {
  const forward: Transition[] = issue ? [audit ? 'publish' : 'submit'] : [];
  if (state === 'review') return ['withdraw'];
  if (state === 'published') return changed ? [...forward, 'withdraw'] : ['withdraw'];
  return forward;
}
