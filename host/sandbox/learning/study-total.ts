import { getStudyTotal } from '#src/api/study-total.ts';
import type { Account } from '../people/accounts.ts';
import { earned } from './credit-records.ts';
import type { Database } from '../database.ts';
import { certificatesOf, courseArchivesOf, projectArchivesOf } from './own-items.ts';
import { route, type Routes } from '../route.ts';

export function studyTotalRoutes(routes: Routes): void {
  route(routes, getStudyTotal, ({ world, user }) => ({
    lessonNum: counted(user, hoursOf(world, user)),
    certCount: counted(user, certificatesOf(world, user).length),
    credit: earned(world, user),
  }));
}

/** A count; null, which is shown as a dash, while a new user has nothing of it yet. */
export const counted = (user: Account, count: number) => (user.fresh && count === 0 ? null : count);

/** Made up by the sandbox for a user who is not new. */
export const madeUp = (user: Account, count: number) => (user.fresh ? null : count);

const hoursOf = (world: Database, user: Account) => {
  return [...courseArchivesOf(world, user), ...projectArchivesOf(world, user)].reduce(
    (total, { lessonNum }) => total + (lessonNum ?? 0),
    0,
  );
};
