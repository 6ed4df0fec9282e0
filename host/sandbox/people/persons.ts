import { getPerson, type Person } from '#src/api/people.ts';
import { apiError } from '../api-error.ts';
import { worksOf } from '../content/catalogue.ts';
import type { Database } from '../database.ts';
import { personWithId, regionOf } from '../fixtures/names.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { answerPublic, type Routes } from '../route.ts';
import { hotUsersOf } from './active-people.ts';
import type { Org } from './orgs.ts';

export function personRoutes(routes: Routes): void {
  answerPublic(routes, getPerson, ({ world, org, input }) => {
    const person = personOf(world, org, input.path.id ?? '');
    return person ?? apiError(404, '没有找到这位用户');
  });
}

/** Somebody of the organisation, with an account or without. */
function personOf(world: Database, org: Org, id: string): Person | undefined {
  const account = world.accounts.find(({ userId, orgCode }) => userId === id && orgCode === org.orgCode);
  const known = account
    ? { userId: id, realName: account.realName, school: account.school, avatar: `/avatars/${id}.jpg` }
    : personWithId(regionOf(org.orgCode), id);
  if (!known) return undefined;
  const ranked = hotUsersOf(world, org).find(({ userId }) => userId === id);
  const seen = worksOf(world, org, id).reduce((total, { hot }) => total + hot, 0);
  return { avatar: pictureUrl('avatar', known.realName), ...known, hot: ranked?.hot ?? seen };
}
