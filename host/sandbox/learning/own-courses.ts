import type { Row } from '../content/row.ts';
import type { Database } from '../database.ts';
import { notifyOf } from '../notifications/notifications.ts';
import { COURSE_TYPE } from '../notifications/notifications-seed.ts';
import { subjects } from '../settings.ts';
import type { Account } from '../people/accounts.ts';
import { earn } from './credit-records.ts';
import { learningOf } from './learning-seed.ts';
import { progressOf } from './played.ts';

const ownCourse = (world: Database, account: Account, row: Row) =>
  learningOf(world, account).courses.find((own) => own.row === row);

export const hasCourse = (world: Database, account: Account, row: Row): boolean =>
  ownCourse(world, account, row) !== undefined;

/** True if an account may play all of a course: a free one, its own work, or one that it has bought. */
export const isOwned = (world: Database, account: Account | undefined, row: Row): boolean =>
  !row.price ||
  (account !== undefined && (row.authorId === account.userId || hasCourse(world, account, row)));

/** Enters an account for a course: it stands among its own from now on. */
export function enrolInCourse(world: Database, account: Account, row: Row): void {
  if (hasCourse(world, account, row)) return;
  row.members = (row.members ?? 0) + 1;
  learningOf(world, account).courses.unshift({ row, finishTime: null });
}

/** The percentage of a course that an account has learnt. A finished course stays so, also when its author adds a lesson. */
export function learntPercent(world: Database, account: Account, row: Row): number {
  const isFinished = ownCourse(world, account, row)?.finishTime != null;
  return isFinished ? 100 : progressOf(world, account, 'course', row).percent;
}

/** Notes that a course has just been finished: once, however often it is played to its end. */
export function noteFinished(world: Database, account: Account, row: Row): void {
  const own = ownCourse(world, account, row);
  if (!own || own.finishTime !== null) return;
  if (progressOf(world, account, 'course', row).percent < 100) return;
  own.finishTime = world.now();
  earn(world, account, 'course');
  notifyOf(world, account, {
    type: COURSE_TYPE,
    content: `恭喜您学完课程「${row.title}」，学时已计入学习档案。`,
    sourceType: subjects.course,
    sourceId: row.id,
  });
}
