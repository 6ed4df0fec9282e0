import { apiError } from '../api-error.ts';
import type { Row } from '../content/row.ts';
import type { Database } from '../database.ts';
import { notifyOf } from '../notifications/notifications.ts';
import type { Account } from '../people/accounts.ts';
import { earn } from './credit-records.ts';
import { learningOf } from './learning-seed.ts';
import { progressOf } from './played.ts';

const ownCourse = (world: Database, account: Account, row: Row) =>
  learningOf(world, account).courses.find((own) => own.row === row);

export const hasCourse = (world: Database, account: Account, row: Row): boolean =>
  ownCourse(world, account, row) !== undefined;

/** Whether an account may play all of a course: a free one, its own work, or one that it has bought. */
export const isOwned = (world: Database, account: Account | undefined, row: Row): boolean =>
  !row.price ||
  (account !== undefined && (row.authorId === account.userId || hasCourse(world, account, row)));

/** Enters an account for a course: it stands among its own from now on. */
export function enrolInCourse(world: Database, account: Account, row: Row): void {
  if (hasCourse(world, account, row)) return;
  row.members = (row.members ?? 0) + 1;
  learningOf(world, account).courses.unshift({ row, finishTime: null });
}

/** Refuses a course that its reader has to buy first. */
export function checkOwned(world: Database, account: Account, row: Row): void {
  if (!isOwned(world, account, row)) throw apiError(403, '请先购买该课程');
}

/** Notes that a course has just been finished: once, however often it is played to its end. */
export function noteFinished(world: Database, account: Account, row: Row): void {
  const own = ownCourse(world, account, row);
  if (!own || own.finishTime !== null) return;
  if (progressOf(world, account, 'course', row).percent < 100) return;
  own.finishTime = world.now();
  earn(world, account, 'course');
  notifyOf(world, account, { type: 3, content: `恭喜您学完课程「${row.title}」，学时已计入学习档案。` });
}
