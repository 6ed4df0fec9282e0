import * as v from 'valibot';
import { itemStatuses } from '#src/api/list-item.ts';
import * as calls from '#src/api/participation/participation.ts';
import { apiError } from '../api-error.ts';
import { rowOf } from '../content/catalogue.ts';
import type { Row } from '../content/row.ts';
import { table, type Database } from '../database.ts';
import { hour, iso, people, regionOf } from '../fixtures/names.ts';
import { notifyOf } from '../notifications/notifications.ts';
import { subjects } from '../settings.ts';
import type { Account } from '../people/accounts.ts';
import type { Org } from '../people/orgs.ts';
import { answerPublic, route, take, type AuthenticatedContext, type Routes } from '../route.ts';
import { learningOf } from './learning-seed.ts';
import { keptRecordsOf } from './records.ts';
import type { Sent } from '../sent.ts';

const { none, asked, joined } = calls.participationStatuses;
const { underWay, over } = itemStatuses;

interface Memberships {
  /** The people who asked, by the id of the studio. */
  requests: Map<string, Sent<calls.JoinRequest>[]>;
  /** The times at which somebody confirmed to be there, by the user and the item. */
  presences: Map<string, string>;
}

const memberships = table((): Memberships => ({ requests: new Map(), presences: new Map() }));

interface OwnList {
  rows(): Row[];
  add(row: Row): void;
  remove(row: Row): void;
}

/** The list of one's own in which an item stands once the user has joined it. */
function ownList(world: Database, account: Account, source: calls.ParticipationSource): OwnList {
  const listOf = <Own extends { row: Row }>(list: Own[], make: (row: Row) => Own): OwnList => ({
    rows: () => list.map(({ row }) => row),
    add: (row) => void list.unshift(make(row)),
    remove: (row) =>
      void list.splice(
        list.findIndex((own) => own.row === row),
        1,
      ),
  });
  if (source === 'activity')
    return listOf(learningOf(world, account).activities, (row) => ({ row, progress: 0, finishTime: null }));
  const own = source === 'studio' ? { role: '学员' } : { progress: 0 };
  return listOf(keptRecordsOf(world, account)[source], (row) => ({ row, own }));
}

export const hasJoined = (
  world: Database,
  account: Account,
  source: calls.ParticipationSource,
  row: Row,
): boolean => ownList(world, account, source).rows().includes(row);

function join(world: Database, account: Account, source: calls.ParticipationSource, row: Row): void {
  if (hasJoined(world, account, source, row)) return;
  ownList(world, account, source).add(row);
  row.members = (row.members ?? 0) + 1;
}

function leave(world: Database, account: Account, source: calls.ParticipationSource, row: Row): void {
  if (!hasJoined(world, account, source, row)) return;
  ownList(world, account, source).remove(row);
  row.members = Math.max(0, (row.members ?? 0) - 1);
}

export const isLeader = (account: Account | undefined, row: Row): boolean =>
  account !== undefined && row.authorId === account.userId;

/** Three teachers without an account wait at a studio that somebody with an account leads. */
function requestsOf(world: Database, org: Org, studio: Row): Sent<calls.JoinRequest>[] {
  const { requests } = memberships(world);
  const key = `${org.orgCode} ${studio.id}`;
  let known = requests.get(key);
  if (!known) {
    const isLed = world.accounts.some((account) => isLeader(account, studio));
    const random = world.random(`requests of ${key}`);
    const waiting = isLed ? people(random, regionOf(org.orgCode), 3) : [];
    known = waiting.map((person, place) => ({
      ...person,
      createTime: iso(world.now() - (3 - place) * 7 * hour),
    }));
    requests.set(key, known);
  }
  return known;
}

interface Found {
  source: calls.ParticipationSource;
  row: Row;
}

const sources: readonly calls.ParticipationSource[] = ['studio', 'live', 'activity'];

export function findItem({
  world,
  org,
  input,
}: Pick<AuthenticatedContext<unknown>, 'world' | 'org' | 'input'>): Found {
  const { sourceType, sourceId = '' } = input.path;
  const source = sources.find((one) => one === sourceType);
  if (!source) throw apiError(404, '没有这类内容');
  return { source, row: rowOf(world, org, source, sourceId) };
}

/** Finds the item of a call that only its leader may send. */
export function findLed(context: AuthenticatedContext<Account>): Row {
  const { row } = findItem(context);
  if (!isLeader(context.user, row)) throw apiError(403, '只有主持人可以操作');
  return row;
}

const presenceKey = (user: Account, { source, row }: Found) => `${user.userId} ${source} ${row.id}`;

/** True if an account has confirmed to be there. */
export const wasPresent = (world: Database, user: Account, found: Found): boolean =>
  memberships(world).presences.has(presenceKey(user, found));

export function participationRoutes(routes: Routes): void {
  answerPublic(routes, calls.getParticipation, (context) => {
    const { world, org, user } = context;
    const found = findItem(context);
    const { source, row } = found;
    const isMember = user !== undefined && hasJoined(world, user, source, row);
    const checkInTime = user ? (memberships(world).presences.get(presenceKey(user, found)) ?? null) : null;
    const hasAsked = requestsOf(world, org, row).some(({ userId }) => userId === user?.userId);
    return {
      status: isMember ? joined : hasAsked ? asked : none,
      isOpen: row.status !== over && !isLeader(user, row),
      isLeader: isLeader(user, row),
      isCheckInOpen: isMember && source !== 'studio' && row.status === underWay && checkInTime === null,
      checkInTime,
    };
  });
  route(routes, calls.setParticipation, (context) => {
    const { world, org, user, input } = context;
    const { source, row } = findItem(context);
    const wanted = take({ joined: v.boolean() }, input.body);
    if (isLeader(user, row)) return apiError(409, '您是主持人，无需加入');
    if (row.status === over) return apiError(409, '已结束，不能再报名或取消');
    if (source !== 'studio') {
      (wanted.joined ? join : leave)(world, user, source, row);
      return null;
    }
    const requests = requestsOf(world, org, row);
    const place = requests.findIndex(({ userId }) => userId === user.userId);
    if (!wanted.joined) {
      if (place >= 0) requests.splice(place, 1);
      leave(world, user, source, row);
    } else if (place < 0 && !hasJoined(world, user, source, row)) {
      const { userId, realName, school } = user;
      requests.push({ userId, realName, school, createTime: iso(world.now()) });
      const leader = world.accounts.find((account) => isLeader(account, row));
      if (leader)
        notifyOf(world, leader, {
          content: `${realName}申请加入您的工作室「${row.title}」`,
          sourceType: subjects.studio,
          sourceId: row.id,
        });
    }
    return null;
  });
  route(routes, calls.confirmPresence, (context) => {
    const { world, user } = context;
    const found = findItem(context);
    if (!hasJoined(world, user, found.source, found.row)) return apiError(403, '报名后才能签到');
    if (found.row.status !== underWay) return apiError(409, '不在签到时间内');
    const { presences } = memberships(world);
    const key = presenceKey(user, found);
    if (!presences.has(key)) presences.set(key, iso(world.now()));
    return null;
  });
  route(routes, calls.getJoinRequests, (context) => requestsOf(context.world, context.org, findLed(context)));
  route(routes, calls.answerJoinRequest, (context) => {
    const { world, org, input } = context;
    const studio = findLed(context);
    const { admitted } = take({ admitted: v.boolean() }, input.body);
    const requests = requestsOf(world, org, studio);
    const place = requests.findIndex(({ userId }) => userId === input.path.userId);
    const [request] = place < 0 ? [] : requests.splice(place, 1);
    if (!request) return apiError(404, '申请已撤回或已处理');
    const account = world.accounts.find(({ userId }) => userId === request.userId);
    if (!account) {
      if (admitted) studio.members = (studio.members ?? 0) + 1;
      return null;
    }
    if (admitted) join(world, account, 'studio', studio);
    notifyOf(world, account, {
      content: `您加入工作室「${studio.title}」的申请${admitted ? '已通过' : '未通过'}`,
      sourceType: subjects.studio,
      sourceId: studio.id,
    });
    return null;
  });
}
