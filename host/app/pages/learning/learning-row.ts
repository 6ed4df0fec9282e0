import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { LearningRecord } from '#src/api/records.ts';
import type { GuidedProject } from '#src/api/workspace/workspace.ts';
import type { OwnProject, StudyTask } from '#src/api/study.ts';
import { liveStatus } from '../../content/live-status.ts';
import { taskKind } from '../../content/task-kind.ts';
import { examPath, observationPath, orderPath } from '../../content/item-paths.ts';
import { contentKinds, watchUrl } from '../../content/kinds.ts';
import type { LearningWords } from './texts.ts';
import { wallNow } from '#src/rules/wall-clock.ts';
import { itemStatuses, type ItemStatus, type ListItem } from '#src/api/list-item.ts';

/** A row of one's own lists, whichever call it comes from; facts that a call does not know are missing. */
export type LearningRow = { id: string; title: string } & Partial<
  Pick<StudyTask, 'source' | 'type'> &
    Pick<OwnProject, 'needPay' | 'orderId' | 'confirmed'> &
    Pick<LearningRecord, 'status' | 'progress' | 'startTime' | 'endTime' | 'finishTime' | 'score' | 'role'> &
    Pick<GuidedProject, 'toMarkNum'> &
    Pick<ListItem, 'cover' | 'organiser' | 'teacher' | 'place' | 'duration' | 'lessonNum' | 'members' | 'hot'>
>;

/** The texts of the statuses. */
export type StatusTexts = Readonly<Record<ItemStatus, keyof LearningWords>>;

/** True for an unfinished row whose deadline has passed. */
export const isOverdue = ({ status, endTime }: LearningRow, now = wallNow()): boolean =>
  status !== itemStatuses.over && (endTime ?? Infinity) < now;

/** A project waits for the learner's payment or confirmation. */
export const isWaiting = ({ needPay, confirmed }: LearningRow): boolean => needPay || confirmed === false;

const rank = ({ status }: LearningRow) =>
  status === itemStatuses.underWay ? 0 : status === itemStatuses.over ? 2 : 1;
const firstTime = ({ status, startTime, endTime }: LearningRow) =>
  (status === itemStatuses.coming ? startTime : endTime) ?? Infinity;
const lastTime = ({ finishTime, endTime }: LearningRow) => finishTime ?? endTime ?? 0;

/** Sorts current rows first, by deadline, then upcoming rows, then past rows, the latest first. */
export function byDeadline<Row extends LearningRow>(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, rank: rank(row), first: firstTime(row), last: lastTime(row) }))
    .sort((one, other) => {
      if (one.rank !== other.rank) return one.rank - other.rank;
      if (one.rank === 2) return other.last - one.last;
      // Two unknown times are equal; their difference would be NaN.
      return one.first === other.first ? 0 : one.first - other.first;
    })
    .map(({ row }) => row);
}

/** The courses to continue with: those that were `watched` in this browser first, then those that are furthest. */
export function begun<Row extends LearningRow>(
  courses: readonly Row[],
  watched: (id: string) => boolean,
): Row[] {
  return courses
    .filter(({ status, progress = 0 }) => status !== itemStatuses.over && progress < 100)
    .map((course) => ({ course, isWatched: watched(course.id) }))
    .filter(({ course, isWatched }) => isWatched || (course.progress ?? 0) > 0)
    .sort(
      (one, other) =>
        Number(other.isWatched) - Number(one.isWatched) ||
        (other.course.progress ?? 0) - (one.course.progress ?? 0),
    )
    .map(({ course }) => course);
}

/** The action that a row offers. */
export type LearningAction =
  | { type: 'link'; text: keyof LearningWords; url: SafeUrl; isMain?: boolean }
  | { type: 'confirm' }
  | { type: 'calendar' };

export type DecideAction = (row: LearningRow) => LearningAction | null;

const study =
  (code: 'course' | 'resource'): DecideAction =>
  ({ id, status, progress = 0 }) => {
    const isDone = status === itemStatuses.over || progress >= 100;
    return {
      type: 'link',
      text: isDone ? 'again' : progress > 0 ? 'continue' : 'begin',
      url: watchUrl(code, id),
      isMain: !isDone && progress > 0,
    };
  };

const observation: DecideAction = (row) => {
  const { id, status, progress = 0 } = row;
  const isOpen = status !== itemStatuses.over && !isOverdue(row);
  return {
    type: 'link',
    text:
      status === itemStatuses.over ? 'seeReview' : !isOpen ? 'see' : progress > 0 ? 'goOnReview' : 'review',
    url: observationPath(id),
    isMain: isOpen && progress > 0,
  };
};

const exam: DecideAction = ({ id, status, score }) => ({
  type: 'link',
  text: score != null ? 'seeResult' : status === itemStatuses.underWay ? 'sit' : 'see',
  url: examPath(id),
  isMain: status === itemStatuses.underWay && score == null,
});

const live: DecideAction = (row) => {
  const status = liveStatus(row);
  if (status === 'soon') return { type: 'calendar' };
  return {
    type: 'link',
    text: status === 'now' ? 'watch' : 'replay',
    url: contentKinds.live.href(row.id),
    isMain: status === 'now',
  };
};

const project: DecideAction = ({ id, needPay, orderId, confirmed }) => {
  if (needPay && orderId) {
    return { type: 'link', text: 'pay', url: orderPath(orderId), isMain: true };
  }
  if (confirmed === false) return { type: 'confirm' };
  return { type: 'link', text: 'enter', url: contentKinds.project.href(id) };
};

const task: DecideAction = ({ type, status }) => {
  const { to } = taskKind(type);
  // Tasks of an unknown type have no other page than this one.
  return status === itemStatuses.over || to === '/space/myStudyTask'
    ? null
    : { type: 'link', text: 'doTask', url: to };
};

/** The decision on what a row offers, by the kind of its list. */
export const actions = {
  course: study('course'),
  shortVideo: study('resource'),
  observation,
  exam,
  live,
  project,
  task,
  guided: ({ id }) => ({ type: 'link', text: 'guide', url: contentKinds.project.href(id) }),
  activity: ({ id, status }) => ({
    type: 'link',
    text: status === itemStatuses.underWay ? 'join' : 'see',
    url: contentKinds.activity.href(id),
  }),
  studio: ({ id }) => ({ type: 'link', text: 'visit', url: contentKinds.studio.href(id) }),
} satisfies Record<string, DecideAction>;
