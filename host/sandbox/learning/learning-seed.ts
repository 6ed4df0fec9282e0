import type { ArchiveEntry } from '#src/api/space.ts';
import type { StudyTask } from '#src/api/study.ts';
import type { Account } from '../people/accounts.ts';
import { seededRowsOf } from '../content/catalogue.ts';
import type { Row } from '../content/row.ts';
import type { Org } from '../people/orgs.ts';
import { progressOf, startedCourses } from './played.ts';
import { at, pick, whole, type Random } from '../random.ts';
import { subjects } from '../fixtures/subjects.ts';
import { themesOf } from '../fixtures/themes.ts';
import { largeAmounts } from '../fixtures/large-amounts.ts';
import { day, fillIn, iso, moment } from '../fixtures/names.ts';
import { areaOf, type Database } from '../database.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import type { Sent } from '../sent.ts';

/** A row of the catalogue that a learner takes part in; what lists say of it is read from the row. */
export interface OwnRow {
  row: Row;
  progress: number;
  /** Milliseconds since 1970. */
  finishTime: number | null;
}

export interface EnrolledProject {
  row: Row;
  /** Milliseconds since 1970; null while there is something left to do. */
  finishTime: number | null;
  /** The order that pays for it; null for a free one. */
  orderId: string | null;
  confirmed: boolean;
  /** The time of its certificate, in milliseconds since 1970; null until the organiser certifies it. */
  certifyTime: number | null;
  /** The time at which the learner joined, in milliseconds since 1970; null for a project of the beginning. */
  joinTime: number | null;
  /** The exam that closes it; '' for none. */
  examId: string;
}

export interface OwnCourse {
  row: Row;
  /** The time at which all of it was learnt first, in milliseconds since 1970. */
  finishTime: number | null;
}

/** The courses, projects and activities of one learner. */
export interface Learning {
  tasks: Sent<StudyTask>[];
  courses: OwnCourse[];
  activities: OwnRow[];
  projects: EnrolledProject[];
  /** Archived items of earlier years. */
  formerCourses: Sent<ArchiveEntry>[];
  formerProjects: Sent<ArchiveEntry>[];
}

const taskTitles = [
  { type: 'course', title: '学习课程《{theme}》' },
  { type: 'homework', title: '提交作业：{theme}课例设计' },
  { type: 'live', title: '观看直播：{theme}专题讲座' },
  { type: 'discussion', title: '参与研讨：{theme}中的困惑与对策' },
  { type: 'exam', title: '完成测试：{theme}' },
];

export const learningOf: (world: Database, account: Account) => Learning = areaOf((world, account) => {
  const none: Learning = {
    tasks: [],
    courses: [],
    activities: [],
    projects: [],
    formerCourses: [],
    formerProjects: [],
  };
  const org = world.orgs.find(({ orgCode }) => orgCode === account.orgCode);
  if (account.fresh || !org) return none;
  const random = world.random(`learning of ${account.userId}`);
  const formerCourses = formerEntries(world, org, 'course', whole(random, 34, 52), random);
  const formerProjects = formerEntries(world, org, 'project', whole(random, 31, 36), random);
  const taskCount = world.isLarge ? largeAmounts.tasks : whole(random, 36, 44);
  return {
    tasks: tasks(world, org, taskCount, random),
    courses: startedCourses(world, org)
      .slice(0, whole(random, 32, 40))
      .map((row) => {
        const isFinished = progressOf(world, account, 'course', row).percent === 100;
        return {
          row,
          finishTime: isFinished ? moment(random, world.now(), -whole(random, 1, 60) * day) : null,
        };
      }),
    activities: own(seededRowsOf(world, org, 'activity'), whole(random, 31, 38), random, world.now()),
    projects: projects(world, org, account, random),
    formerCourses,
    formerProjects,
  };
});

const { coming, underWay, over } = itemStatuses;

/** The id of an assignment of a project; the first has the number 1. */
export const homeworkId = ({ orgCode }: Org, { id }: Row, number: number) => `hw-${orgCode}-${id}-${number}`;

function tasks(world: Database, org: Org, count: number, random: Random): Sent<StudyTask>[] {
  const running = seededRowsOf(world, org, 'project').filter(({ status }) => status === underWay);
  const joined = running.filter((row) =>
    enrolledRows(world, org).some((one, place) => one === row && place !== UNCONFIRMED),
  );
  return Array.from({ length: count }, (_, place) => {
    const subject = pick(random, subjects);
    const { type, title } = at(taskTitles, place);
    const status = at([underWay, coming, over, underWay], place);
    // Work is handed in where the learner takes part.
    const project = at(type === 'homework' ? joined : running, place);
    const end = status === over ? -whole(random, 1, 40) * day : whole(random, 2, 25) * day;
    return {
      id: `t-${place + 1}`,
      title: fillIn(title, { theme: pick(random, themesOf(subject)) }),
      source: project.title,
      type,
      targetId: type === 'homework' ? homeworkId(org, project, 1) : '',
      status,
      progress: status === over ? 100 : status === underWay ? whole(random, 2, 18) * 5 : 0,
      startTime: iso(moment(random, world.now(), status === coming ? end * 0.3 + day / 2 : end - 30 * day)),
      endTime: iso(moment(random, world.now(), end)),
    };
  });
}

function own(rows: readonly Row[], count: number, random: Random, now: number): OwnRow[] {
  return rows.slice(0, count).map((row) => ({
    row,
    progress: row.status === over ? 100 : row.status === underWay ? whole(random, 1, 19) * 5 : 0,
    finishTime: row.status === over ? moment(random, now, -whole(random, 1, 60) * day) : null,
  }));
}

/** The exams that close the first projects of a learner. */
const finalExams = ['ex-5', 'ex-7', 'ex-8'];

const ENROLLED = 18;
const UNCONFIRMED = 3;

/** The projects that a learner begins with. */
const enrolledRows = (world: Database, org: Org): Row[] =>
  seededRowsOf(world, org, 'project')
    .filter((_, place) => place % 2 === 0)
    .slice(0, ENROLLED);

/** Some projects of each status; those with a price have an order, and one is still to be confirmed. */
function projects(world: Database, org: Org, account: Account, random: Random): EnrolledProject[] {
  return own(enrolledRows(world, org), ENROLLED, random, world.now()).map(({ row, finishTime }, place) => ({
    row,
    finishTime,
    orderId: row.price ? `20261${account.userId.slice(2)}${String(place + 1).padStart(3, '0')}` : null,
    confirmed: place !== UNCONFIRMED,
    certifyTime: null,
    joinTime: null,
    examId: finalExams[place] ?? '',
  }));
}

function formerEntries(
  world: Database,
  org: Org,
  kind: 'course' | 'project',
  count: number,
  random: Random,
): Sent<ArchiveEntry>[] {
  const rows = seededRowsOf(world, org, kind);
  return Array.from({ length: count }, (_, place) => {
    const row = at(rows, place * 3 + 1);
    const ended = -(place * 38 + whole(random, 8, 30)) * day;
    const end = moment(random, world.now(), ended);
    const year = new Date(end).getFullYear();
    const score = whole(random, 72, 99);
    return {
      id: `${kind}-archive-${place + 1}`,
      title: row.title.replace(/20\d\d/, String(year)),
      cover: row.cover,
      organiser: org.name,
      lessonNum: kind === 'project' ? at([8, 12, 16, 24], place) : at([1, 2, 2, 3, 4], place),
      score,
      result: score >= 90 ? '优秀' : '合格',
      startTime: iso(end - (kind === 'project' ? 60 : 14) * day),
      endTime: iso(end),
    };
  });
}
