import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { cataloguePaths } from './changed-paths.ts';
import {
  count,
  counter,
  id,
  list,
  moment,
  number,
  optionalFlag,
  optionalText,
  paged,
  text,
  type PageRequest,
} from './schemas.ts';

/** The kinds of documents that users author: a simple course, one with chapters, a short video, an observed lesson, and so on. */
export const authoringKinds = [
  'course',
  'openCourse',
  'shortVideo',
  'listen',
  'studio',
  'live',
  'exam',
  'project',
] as const;
export type AuthoringKind = (typeof authoringKinds)[number];

export const authoringStatuses = ['draft', 'review', 'published', 'refused'] as const;
export type AuthoringStatus = (typeof authoringStatuses)[number];

/** An uploaded file of a document. */
export const authoredFile = v.looseObject({
  /** By which it is removed; a provided cover has none. */
  id: v.nullish(id, ''),
  url: text,
  name: optionalText,
});
export type AuthoredFile = v.InferOutput<typeof authoredFile>;

const lesson = v.looseObject({ id, title: optionalText });

const chapter = v.looseObject({ id, title: optionalText, lessons: list(lesson) });
export type AuthoredChapter = v.InferOutput<typeof chapter>;

/** The entered values, by field name. Dates, numbers and choices are text, as their inputs have them. */
export const authoredContent = v.looseObject({
  fields: v.nullish(v.record(v.string(), text), {}),
  /** Ids of chosen nodes, e.g. of the category tree. */
  choices: v.nullish(v.record(v.string(), v.array(id)), {}),
  /** By field name; the video of a lesson by the lesson's id. */
  files: v.nullish(v.record(v.string(), v.array(authoredFile)), {}),
  chapters: list(chapter),
});
export type AuthoredContent = v.InferOutput<typeof authoredContent>;

const summary = {
  id,
  title: optionalText,
  cover: optionalText,
  state: v.picklist(authoringStatuses),
  /** Why the review refused it. */
  reason: optionalText,
  /** A published document has edits that are not published yet. */
  changed: optionalFlag,
  /** A course may be offered as optional learning within a project. */
  selective: optionalFlag,
  lessonNum: counter,
  savedTime: moment,
  publishedTime: v.nullish(moment),
  views: count,
  participants: count,
  /** The percentage of participants who have completed it. */
  completion: counter,
  meanScore: counter,
};

export const authored = v.looseObject(summary);
/** A document in a list of one's own. */
export type Authored = v.InferOutput<typeof authored>;

const document = v.looseObject({
  ...summary,
  /** Names its last save, as the one who saved has chosen. */
  version: text,
  content: authoredContent,
});
export type AuthoredDocument = v.InferOutput<typeof document>;

interface AuthoredFilter {
  kind: AuthoringKind;
  state?: AuthoringStatus;
  /** Only courses for optional learning. */
  selective?: true;
  searchVal?: string;
}

/** One's own documents, the last saved first. */
export const getAuthoredPage = defineEndpoint({
  method: 'GET',
  path: '/api/portal/authoring/{kind}/page',
  feature: 'authoring',
  request: ({ kind, ...query }: AuthoredFilter & PageRequest) => ({ path: { kind }, query }),
  response: paged(authored),
});

interface DocumentKey {
  kind: AuthoringKind;
  id: string;
}

export const getAuthored = defineEndpoint({
  method: 'GET',
  path: '/api/portal/authoring/{kind}/{id}',
  feature: 'authoring',
  request: (input: DocumentKey) => ({ path: { ...input } }),
  response: document,
});

export const authoringActions = ['draft', 'submit', 'publish', 'withdraw'] as const;
/** `draft` keeps the status; `submit` asks for a review; `withdraw` makes it a draft again. */
export type AuthoringAction = (typeof authoringActions)[number];

/** The body code of a save that is not based on the latest version. */
export const SAVE_CONFLICT = 409;

/** Everything that shows documents or what of them is published. */
export const authoredPaths = [
  '/api/portal/authoring/{kind}/page',
  '/api/portal/authoring/overview',
  ...cataloguePaths,
];

interface SaveRequest {
  kind: AuthoringKind;
  action: AuthoringAction;
  /** Undefined for a new document. */
  id?: string | undefined;
  /** Identifies a new document, so that a repeated first save creates no second one. */
  draftKey?: string | undefined;
  /** Undefined: unchanged. */
  content?: AuthoredContent | undefined;
  /** A new name for what the content makes of the document. */
  version?: string | undefined;
  /**
   * The versions that may be replaced: the one received last, and those sent since whose response got lost. Undefined
   * replaces any.
   */
  basedOn?: readonly string[] | undefined;
}

export const saveAuthored = defineEndpoint({
  method: 'POST',
  path: '/api/portal/authoring/{kind}',
  changes: [
    ...authoredPaths,
    '/api/portal/authoring/{kind}/{id}',
    // They are those of its lessons.
    '/api/portal/authoring/{kind}/{id}/quizzes',
    '/api/portal/authoring/{kind}/{id}/quizzes/{lessonId}',
    '/api/portal/quiz/{courseId}',
  ],
  feature: 'authoring',
  request: ({ kind, ...body }: SaveRequest) => ({ path: { kind }, body }),
  response: v.looseObject({ id, savedTime: moment, state: v.picklist(authoringStatuses) }),
});

export const removeAuthored = defineEndpoint({
  method: 'DELETE',
  path: '/api/portal/authoring/{kind}/{id}',
  changes: authoredPaths,
  feature: 'authoring',
  request: (input: DocumentKey) => ({ path: { ...input } }),
  response: v.unknown(),
});

const overviewDocument = v.looseObject({ ...authored.entries, kind: v.picklist(authoringKinds) });
/** A document in a list of several kinds. */
export type OverviewDocument = v.InferOutput<typeof overviewDocument>;

const group = v.looseObject({
  total: number,
  /** The last saved first. */
  latest: list(overviewDocument),
});

const overview = v.looseObject({
  draft: group,
  review: group,
  refused: group,
  kinds: list(v.looseObject({ kind: v.picklist(authoringKinds), total: number })),
  /** Figures of the documents that were published this month. */
  month: v.looseObject({ published: counter, views: counter, participants: counter }),
});
export type AuthoringOverview = v.InferOutput<typeof overview>;

/** The documents that wait for an author or the review, the number of each kind, and the figures of the month. */
export const getAuthoringOverview = defineEndpoint({
  method: 'GET',
  path: '/api/portal/authoring/overview',
  feature: 'authoring',
  response: overview,
});
