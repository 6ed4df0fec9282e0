import * as credit from '#src/api/credit.ts';
import type { Account } from '../people/accounts.ts';
import { route, type Routes } from '../route.ts';
import { creditRules, earned, recordsOf, type CreditRecord } from './credit-records.ts';
import { page } from '../generate.ts';
import type { Org } from '../people/orgs.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { whole } from '../random.ts';
import { isToday } from './check-in.ts';
import { people, regionOf } from '../fixtures/names.ts';
import type { Database } from '../database.ts';

export function creditRoutes(routes: Routes): void {
  route(routes, credit.getMyCredit, ({ world, user }) => ({ credit: earned(world, user) }));
  route(routes, credit.getPersonCredit, ({ world, org, user }) => {
    const rank = leaders(world, org, user).findIndex(({ userId }) => userId === user.userId);
    const today = recordsOf(world, user).filter((record) => isToday(world, record) && record.credit > 0);
    return {
      credit: earned(world, user),
      todayCredit: today.reduce((total, record) => total + record.credit, 0),
      rank: rank < 0 ? null : rank + 1,
    };
  });
  route(routes, credit.getCreditRecords, ({ world, user, input }) => {
    const wanted = (record: CreditRecord) =>
      input.query.type === 'in' ? record.credit > 0 : input.query.type === 'out' ? record.credit < 0 : true;
    return { ...page(recordsOf(world, user).filter(wanted), input.query) };
  });
  route(routes, credit.getCreditConfig, () => ({ rules: [...creditRules] }));
  route(routes, credit.getCreditLeaders, ({ world, org, user }) => leaders(world, org, user).slice(0, 10));
}

/** Everybody of the organisation by credit, the asking one among them. */
function leaders(world: Database, org: Org, user: Account): credit.CreditLeader[] {
  const random = world.random(`credit of ${org.orgCode}`);
  const others = org.orgCode === 'collect' ? [] : people(random, regionOf(org.orgCode), 24);
  const own = world.accounts.filter(
    ({ orgCode, userId, fresh }) => orgCode === org.orgCode && (!fresh || userId === user.userId),
  );
  return [
    ...others.map((person) => ({
      ...person,
      avatar: pictureUrl('avatar', person.realName),
      credit: whole(random, 20, 640),
    })),
    ...own.map((account) => ({
      userId: account.userId,
      realName: account.realName,
      school: account.school,
      avatar: `/avatars/${account.userId}.jpg`,
      credit: earned(world, account) ?? 0,
    })),
  ]
    .filter((leader) => leader.credit > 0)
    .toSorted((one, other) => other.credit - one.credit);
}
