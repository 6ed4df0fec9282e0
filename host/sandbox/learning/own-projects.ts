import { itemStatuses } from '#src/api/list-item.ts';
import type { OwnProject } from '#src/api/study.ts';
import { shown } from '../content/row.ts';
import type { Database } from '../database.ts';
import { iso } from '../fixtures/names.ts';
import { purchasesOf } from '../orders/purchases.ts';
import type { Account } from '../people/accounts.ts';
import { learningOf, type EnrolledProject } from './learning-seed.ts';
import { projectPercent, type Member } from './workspace.ts';

const isUnpaid = (world: Database, account: Account, { orderId }: EnrolledProject): boolean =>
  orderId !== null &&
  purchasesOf(world, account).orders.some(({ id, state }) => id === orderId && state === 'unpaid');

/** One's own projects as lists show them: a certified one is over, the others are as far as their tasks. */
export function projectsOf(asked: Member): OwnProject[] {
  const { world, user } = asked;
  return learningOf(world, user).projects.map((own) => ({
    ...shown(own.row, user),
    finishTime: own.finishTime === null ? null : iso(own.finishTime),
    ...(own.certifyTime === null
      ? { progress: projectPercent(asked, own.row) }
      : { status: itemStatuses.over, progress: 100 }),
    needPay: isUnpaid(world, user, own),
    orderId: own.orderId,
    confirmed: own.confirmed,
  }));
}
