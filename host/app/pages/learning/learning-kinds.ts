import type { SafeUrl } from '#src/rules/safe-url.ts';
import { getRecords, type RecordName } from '#src/api/records.ts';
import { getMyActivities, getMyCourses, getMyProjects, getTasks } from '#src/api/study.ts';
import { getGuidedProjects } from '#src/api/workspace/workspace.ts';
import { allPages } from '#src/data/queries/all-pages.ts';
import type { Feature } from '#src/config.ts';
import type { Query } from '#src/data/queries/query.ts';
import { examPath, observationPath } from '../../content/item-paths.ts';
import { contentKinds, watchUrl, type ContentCode } from '../../content/kinds.ts';
import { byUrgency, itemStatusOfLive, liveStatus } from '../../content/live-status.ts';
import type { PageName } from '../../routing/page-titles.ts';
import type { RecordSource } from '../../content/records/record-kind.ts';
import { listOf } from '../../content/records/record-sources.ts';
import type { ColumnName } from './learning-columns.tsx';
import {
  actions,
  byDeadline,
  isOverdue,
  isWaiting,
  type DecideAction,
  type LearningRow,
  type StatusTexts,
} from './learning-row.ts';
import type { LearningWords } from './texts.ts';
import { itemStatuses, type ItemStatus } from '#src/api/list-item.ts';

interface LearningTab {
  value: string;
  label: keyof LearningWords;
  has?: (row: LearningRow) => boolean;
}

/** A list of what a learner takes part in. */
export interface LearningKind {
  source: RecordSource<LearningRow>;
  /** Draws covers that are missing; rows of a kind without it have none. */
  cover?: ContentCode;
  statuses: StatusTexts;
  tabs: readonly LearningTab[];
  columns: readonly ColumnName[];
  href?: (row: LearningRow) => SafeUrl;
  action: DecideAction;
  /** Where the back end has a feature, the rows lead here instead. */
  withFeature?: { feature: Feature; href: (row: LearningRow) => SafeUrl; action: DecideAction };
  /** The types of tasks as a filter. */
  hasTypes?: true;
  /** Where there is more to take part in. */
  more?: SafeUrl;
  /** The empty list says this and the hint of the same name, where there is nothing to take part in. */
  empty?: 'noTasks' | 'noGuided';
  /** Pages that belong to the list and stand in no menu. */
  related?: readonly PageName[];
}

const all: LearningTab = { value: 'all', label: 'all' };
const late: LearningTab = { value: 'late', label: 'late', has: (row) => isOverdue(row) };
const waiting: LearningTab = { value: 'waiting', label: 'waiting', has: isWaiting };

const textsOf = (
  coming: keyof LearningWords,
  underWay: keyof LearningWords,
  over: keyof LearningWords,
): StatusTexts => ({
  [itemStatuses.coming]: coming,
  [itemStatuses.underWay]: underWay,
  [itemStatuses.over]: over,
});
const learning = textsOf('coming', 'learning', 'learnt');
const tasks = textsOf('coming', 'underWay', 'done');
const dated = textsOf('coming', 'underWay', 'over');
const lives = textsOf('liveSoon', 'liveNow', 'liveReplay');

/** The tabs of the statuses: what is under way comes first. */
const tabsOf = (
  texts: StatusTexts,
  statusOf: (row: LearningRow) => ItemStatus | undefined = ({ status }) => status,
): LearningTab[] =>
  (['underWay', 'coming', 'over'] as const).map((value) => ({
    value,
    label: texts[itemStatuses[value]],
    has: (row) => statusOf(row) === itemStatuses[value],
  }));

const own = <Input>(
  query: Query<Input, LearningRow[]>,
  input: Input,
  inOrder: (rows: readonly LearningRow[]) => LearningRow[] = byDeadline,
): RecordSource<LearningRow> => listOf(query, input, inOrder);

// The whole lists share their cached data with the centre and its calendar.
export const allRecords = allPages(getRecords);
export const allCourses = allPages(getMyCourses);
export const allTasks = allPages(getTasks);

const recordsOf = (kind: RecordName) => own(allRecords, { kind });

/** The pages of one's own learning, by the name of their route. */
export const learningKinds: Readonly<Partial<Record<PageName, LearningKind>>> = {
  myCourse: {
    source: own(allCourses, {}),
    cover: 'course',
    statuses: learning,
    tabs: [all, ...tabsOf(learning)],
    columns: ['status', 'progress', 'hours', 'finished'],
    href: ({ id }) => contentKinds.course.href(id),
    action: actions.course,
    more: contentKinds.course.listPath,
  },
  listen: {
    source: recordsOf('listen'),
    cover: 'course',
    statuses: learning,
    tabs: [all, ...tabsOf(learning), late],
    columns: ['status', 'progress', 'deadline', 'score'],
    href: ({ id }) => watchUrl('course', id),
    action: actions.course,
    withFeature: {
      feature: 'observations',
      href: ({ id }) => observationPath(id),
      action: actions.observation,
    },
    more: contentKinds.course.listPath,
  },
  myShortVideo: {
    source: recordsOf('shortVideo'),
    cover: 'resource',
    statuses: learning,
    tabs: [all, ...tabsOf(learning)],
    columns: ['status', 'progress', 'hot', 'finished'],
    href: ({ id }) => contentKinds.resource.href(id),
    action: actions.shortVideo,
    more: contentKinds.resource.listPath,
  },
  myStudio: {
    source: recordsOf('studio'),
    cover: 'studio',
    statuses: dated,
    tabs: [],
    columns: ['role', 'members', 'hot'],
    href: ({ id }) => contentKinds.studio.href(id),
    action: actions.studio,
    more: contentKinds.studio.listPath,
  },
  myProject: {
    source: own(getMyProjects, undefined),
    cover: 'project',
    statuses: dated,
    tabs: [all, waiting, ...tabsOf(dated)],
    columns: ['status', 'progress', 'deadline', 'hours'],
    href: ({ id }) => contentKinds.project.href(id),
    action: actions.project,
    related: ['guidedProject', 'selectiveLearning'],
    more: contentKinds.project.listPath,
  },
  guidedProject: {
    source: own(getGuidedProjects, undefined),
    cover: 'project',
    statuses: dated,
    tabs: [all, ...tabsOf(dated)],
    columns: ['status', 'toMark', 'deadline', 'members'],
    href: ({ id }) => contentKinds.project.href(id),
    action: actions.guided,
    empty: 'noGuided',
  },
  myLive: {
    source: own(allRecords, { kind: 'live' }, byUrgency),
    cover: 'live',
    statuses: lives,
    tabs: [all, ...tabsOf(lives, (row) => itemStatusOfLive[liveStatus(row)])],
    columns: ['status', 'start', 'members'],
    href: ({ id }) => contentKinds.live.href(id),
    action: actions.live,
    more: contentKinds.live.listPath,
  },
  myExamination: {
    source: recordsOf('exam'),
    statuses: dated,
    tabs: [all, ...tabsOf(dated)],
    columns: ['status', 'span', 'deadline', 'score'],
    href: ({ id }) => examPath(id),
    action: actions.exam,
    more: contentKinds.paper.listPath,
  },
  myActive: {
    source: own(allPages(getMyActivities), {}),
    cover: 'activity',
    statuses: dated,
    tabs: [all, ...tabsOf(dated)],
    columns: ['status', 'span', 'place', 'deadline'],
    href: ({ id }) => contentKinds.activity.href(id),
    action: actions.activity,
    more: contentKinds.activity.listPath,
  },
  myStudyTask: {
    source: own(allTasks, {}),
    statuses: tasks,
    tabs: [all, ...tabsOf(tasks), late],
    columns: ['type', 'status', 'progress', 'deadline'],
    action: actions.task,
    hasTypes: true,
    empty: 'noTasks',
  },
};
