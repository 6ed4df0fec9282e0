import { getRecords, type LearningRecord, type RecordName } from '#src/api/records.ts';
import type { Account } from '../people/accounts.ts';
import { apiError } from '../api-error.ts';
import { seededRowsOf } from '../content/catalogue.ts';
import { shortVideos } from '../content/lessons.ts';
import { shown, type Row } from '../content/row.ts';
import { areaOf, type Database } from '../database.ts';
import { authoredLessons } from './authored-lessons.ts';
import { examList } from './exams.ts';
import { day, iso, moment } from '../fixtures/names.ts';
import { page } from '../generate.ts';
import { at, whole, type Random } from '../random.ts';
import { route, type Routes } from '../route.ts';
import { itemStatuses, type ItemStatus } from '#src/api/list-item.ts';
import type { Sent } from '../sent.ts';

const { coming, underWay, over } = itemStatuses;

type Records = Readonly<Record<RecordName, Sent<LearningRecord>[]>>;

/** A row of the catalogue that a learner takes part in, and what only the record says of it. */
export interface Kept {
  row: Row;
  own: Partial<Sent<LearningRecord>>;
}

/** The records of a learner as they are kept: joining and leaving changes them. */
export const keptRecordsOf: (
  world: Database,
  account: Account,
) => Readonly<Record<Exclude<RecordName, 'exam'>, Kept[]>> = areaOf((world, account) => {
  const org = world.orgs.find(({ orgCode }) => orgCode === account.orgCode);
  if (account.fresh || !org) return { listen: [], shortVideo: [], live: [], studio: [] };
  const random = world.random(`records of ${account.userId}`);
  const courses = seededRowsOf(world, org, 'course');
  return {
    listen: courses.slice(20, 38).map((row, place) => listened(world, row, place, random)),
    shortVideo: seededRowsOf(world, org, 'discover')
      .filter(({ categoryId }) => categoryId === shortVideos)
      .slice(0, 23)
      .map((row, place) => learnt(world, row, at([underWay, coming, over, underWay, over], place), random)),
    live: seededRowsOf(world, org, 'live')
      .filter(({ status }, place) => status !== underWay || place < 6)
      .slice(0, 26)
      .map((row) => ({ row, own: { progress: row.status === over ? 100 : 0 } })),
    studio: seededRowsOf(world, org, 'studio')
      .slice(0, 4)
      .map((row, place) => ({ row, own: { role: at(['核心成员', '学员', '学员', '学员'], place) } })),
  };
});

/** The lessons that an account observes. */
export const lessonsToObserve = (world: Database, account: Account): Kept[] => [
  ...authoredLessons(world, account),
  ...keptRecordsOf(world, account).listen,
];

function learnt(world: Database, row: Row, status: ItemStatus, random: Random): Kept {
  return {
    row,
    own: {
      status,
      progress: status === over ? 100 : status === underWay ? whole(random, 1, 19) * 5 : 0,
      finishTime: status === over ? iso(moment(random, world.now(), -whole(random, 1, 60) * day)) : null,
    },
  };
}

/** Lessons to listen to until a day; one is overdue. */
function listened(world: Database, row: Row, place: number, random: Random): Kept {
  const status = at([underWay, coming, over], place);
  const { own } = learnt(world, row, status, random);
  const end = place === 0 ? -3 * day : status === over ? -whole(random, 4, 40) * day : (place + 1) * day;
  return {
    row,
    own: {
      ...own,
      title: `听评课｜${row.title}`,
      startTime: iso(moment(random, world.now(), end - 14 * day)),
      endTime: iso(moment(random, world.now(), end)),
      score: status === over ? whole(random, 80, 98) : null,
    },
  };
}

/** The records of an account, as its lists show them and its counters count them. */
export function recordsOf(world: Database, account: Account): Records {
  const kept = { ...keptRecordsOf(world, account), listen: lessonsToObserve(world, account) };
  const lists = Object.entries(kept).map(([kind, rows]) => [
    kind,
    rows.map(({ row, own }) => ({ ...shown(row, account), progress: 0, role: '', ...own })),
  ]);
  return { ...Object.fromEntries(lists), exam: examRecords(world, account) };
}

/** Taken exams change, so their rows are made for each request. */
function examRecords(world: Database, user: Account): Sent<LearningRecord>[] {
  const org = world.orgs.find(({ orgCode }) => orgCode === user.orgCode);
  const courses = org ? seededRowsOf(world, org, 'course') : [];
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
    return page(records[kind], input.query);
  });
}
