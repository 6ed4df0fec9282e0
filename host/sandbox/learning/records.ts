import { getRecords, type LearningRecord, type RecordName } from '#src/api/records.ts';
import type { Account } from '../people/accounts.ts';
import { apiError } from '../api-error.ts';
import { rowsOf, shown, type Row } from '../content/catalogue.ts';
import { areaOf, type Database } from '../database.ts';
import { examList } from './exams.ts';
import { day, iso, moment } from '../fixtures/names.ts';
import { page } from '../generate.ts';
import { at, whole, type Random } from '../random.ts';
import { route, type Routes } from '../route.ts';
import { itemStatuses, type ItemStatus } from '#src/api/list-item.ts';

const { coming, underWay, over } = itemStatuses;

type Records = Readonly<Record<RecordName, LearningRecord[]>>;

const recordsOf: (world: Database, account: Account) => Records = areaOf((world, account) => {
  const org = world.orgs.find(({ orgCode }) => orgCode === account.orgCode);
  if (account.fresh || !org) return { listen: [], shortVideo: [], live: [], exam: [], studio: [] };
  const random = world.random(`records of ${account.userId}`);
  const courses = rowsOf(world, org, 'course');
  return {
    listen: courses.slice(20, 38).map((row, place) => listened(world, row, account, place, random)),
    shortVideo: rowsOf(world, org, 'discover')
      .filter(({ duration }) => (duration ?? 0) > 0)
      .slice(0, 23)
      .map((row, place) =>
        learnt(world, row, account, at([underWay, coming, over, underWay, over], place), random),
      ),
    live: rowsOf(world, org, 'live')
      .filter(({ status }, place) => status !== underWay || place < 6)
      .slice(0, 26)
      .map((row) => ({ ...shown(row, account), progress: row.status === over ? 100 : 0, role: '' })),
    exam: [],
    studio: rowsOf(world, org, 'studio')
      .slice(0, 4)
      .map((row, place) => ({
        ...shown(row, account),
        progress: 0,
        role: at(['核心成员', '学员', '主持人', '学员'], place),
      })),
  };
});

function learnt(
  world: Database,
  row: Row,
  account: Account,
  status: ItemStatus,
  random: Random,
): LearningRecord {
  return {
    ...shown(row, account),
    status,
    progress: status === over ? 100 : status === underWay ? whole(random, 1, 19) * 5 : 0,
    finishTime: status === over ? iso(moment(random, world.now(), -whole(random, 1, 60) * day)) : null,
    role: '',
  };
}

/** Lessons to listen to until a day; one is overdue. */
function listened(
  world: Database,
  row: Row,
  account: Account,
  place: number,
  random: Random,
): LearningRecord {
  const record = learnt(world, row, account, at([underWay, coming, over], place), random);
  const end =
    place === 0 ? -3 * day : record.status === over ? -whole(random, 4, 40) * day : (place + 1) * day;
  return {
    ...record,
    title: `听评课｜${row.title}`,
    startTime: iso(moment(random, world.now(), end - 14 * day)),
    endTime: iso(moment(random, world.now(), end)),
    score: record.status === over ? whole(random, 80, 98) : null,
  };
}

/** Taken exams change, so their rows are made for each request. */
function examRecords(world: Database, user: Account): LearningRecord[] {
  const org = world.orgs.find(({ orgCode }) => orgCode === user.orgCode);
  const courses = org ? rowsOf(world, org, 'course') : [];
  return examList(world, user).map((exam, place) => ({
    ...shown(at(courses, place), user),
    ...exam,
    cover: '',
    teacher: null,
    progress: exam.finishTime === null ? 0 : 100,
    role: '',
  }));
}

const isKind = (records: Records, kind: string | undefined): kind is RecordName =>
  Object.hasOwn(records, kind ?? '');

export function recordRoutes(routes: Routes): void {
  route(routes, getRecords, ({ world, user, input }) => {
    const records = recordsOf(world, user);
    const { kind } = input.path;
    if (!isKind(records, kind)) return apiError(404, '没有这类记录');
    const rows = kind === 'exam' ? examRecords(world, user) : records[kind];
    return page(rows, input.query);
  });
}
