import type { ArchiveEntry, Certificate } from '#src/api/space.ts';
import type { OwnItem, OwnProject, StudyTask } from '#src/api/study.ts';
import type { Account } from '../people/accounts.ts';
import { rowsOf, shown, type Row } from '../content/catalogue.ts';
import type { Org } from '../people/orgs.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { at, pick, whole, type Random } from '../random.ts';
import { subjects } from '../fixtures/subjects.ts';
import { themesOf } from '../fixtures/themes.ts';
import { day, fillIn, iso, moment } from '../fixtures/names.ts';
import { areaOf, type Database } from '../database.ts';
import { itemStatuses } from '#src/api/list-item.ts';

/** The courses, projects and activities of one learner. */
export interface Learning {
  tasks: StudyTask[];
  courses: OwnItem[];
  activities: OwnItem[];
  projects: OwnProject[];
  courseArchives: ArchiveEntry[];
  projectArchives: ArchiveEntry[];
  certificates: Certificate[];
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
    courseArchives: [],
    projectArchives: [],
    certificates: [],
  };
  const org = world.orgs.find(({ orgCode }) => orgCode === account.orgCode);
  if (account.fresh || !org) return none;
  const random = world.random(`learning of ${account.userId}`);
  const courseArchives = archives(world, org, 'course', whole(random, 34, 52), random);
  const projectArchives = archives(world, org, 'project', whole(random, 31, 36), random);
  return {
    tasks: tasks(world, org, whole(random, 36, 44), random),
    courses: own(world, rowsOf(world, org, 'course'), account, whole(random, 32, 40), random),
    activities: own(world, rowsOf(world, org, 'activity'), account, whole(random, 31, 38), random),
    projects: projects(world, org, account, random),
    courseArchives,
    projectArchives,
    certificates: projectArchives.map((archive, place) => ({
      id: `cert-${account.userId}-${place + 1}`,
      title: archive.title,
      certNo: `JX${new Date(archive.endTime ?? 0).getFullYear()}${String(3000 + place * 17)}`,
      organiser: archive.organiser,
      lessonNum: archive.lessonNum,
      createTime: archive.endTime ?? '',
      cover: pictureUrl('certificate', `${account.userId}-${place + 1}`),
    })),
  };
});

const { coming, underWay, over } = itemStatuses;

function tasks(world: Database, org: Org, count: number, random: Random): StudyTask[] {
  const running = rowsOf(world, org, 'project').filter(({ status }) => status === underWay);
  return Array.from({ length: count }, (_, place) => {
    const subject = pick(random, subjects);
    const { type, title } = at(taskTitles, place);
    const status = at([underWay, coming, over, underWay], place);
    const end = status === over ? -whole(random, 1, 40) * day : whole(random, 2, 25) * day;
    return {
      id: `t-${place + 1}`,
      title: fillIn(title, { theme: pick(random, themesOf(subject)) }),
      source: at(running, place).title,
      type,
      status,
      progress: status === over ? 100 : status === underWay ? whole(random, 2, 18) * 5 : 0,
      startTime: iso(moment(random, world.now(), status === coming ? end * 0.3 + day / 2 : end - 30 * day)),
      endTime: iso(moment(random, world.now(), end)),
    };
  });
}

function own(
  world: Database,
  rows: readonly Row[],
  account: Account,
  count: number,
  random: Random,
): OwnItem[] {
  return rows.slice(0, count).map((row, place) => {
    const status = row.categoryId?.startsWith('c')
      ? at([underWay, underWay, over, coming], place)
      : (row.status ?? underWay);
    return {
      ...shown(row, account),
      status,
      progress: status === over ? 100 : status === underWay ? whole(random, 1, 19) * 5 : 0,
      finishTime: status === over ? iso(moment(random, world.now(), -whole(random, 1, 60) * day)) : null,
    };
  });
}

/** Some projects of each status; one is still to be paid for, another to be confirmed. */
function projects(world: Database, org: Org, account: Account, random: Random): OwnProject[] {
  const rows = rowsOf(world, org, 'project').filter((_, place) => place % 2 === 0);
  return own(world, rows, account, 18, random).map((project, place) => ({
    ...project,
    needPay: place === 1,
    orderId: place < 6 ? `20261${account.userId.slice(2)}${String(place + 1).padStart(3, '0')}` : null,
    confirmed: place !== 3,
  }));
}

function archives(
  world: Database,
  org: Org,
  kind: 'course' | 'project',
  count: number,
  random: Random,
): ArchiveEntry[] {
  const rows = rowsOf(world, org, kind);
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
