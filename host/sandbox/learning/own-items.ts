import type { ArchiveEntry, Certificate } from '#src/api/space.ts';
import type { OwnItem, OwnProject } from '#src/api/study.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import { shown, type Row } from '../content/row.ts';
import type { Database } from '../database.ts';
import { day, iso } from '../fixtures/names.ts';
import type { Account } from '../people/accounts.ts';
import type { Org } from '../people/orgs.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { purchasesOf } from '../orders/purchases.ts';
import { assignmentsOf, meanPoints } from './homework.ts';
import { learningOf, type EnrolledProject, type OwnRow } from './learning-seed.ts';
import { isOwned, learntPercent } from './own-courses.ts';
import { doneShare, stagesOf } from './project-tasks.ts';
import type { Sent } from '../sent.ts';

/** One's own items as lists show them. Each number is read from the place where it happens. */

const { coming, underWay, over } = itemStatuses;

const taken = ({ row, progress, finishTime }: OwnRow, account: Account): Sent<OwnItem> => ({
  ...shown(row, account),
  progress,
  finishTime: finishTime === null ? null : iso(finishTime),
});

export const activitiesOf = (world: Database, account: Account): Sent<OwnItem>[] =>
  learningOf(world, account).activities.map((own) => taken(own, account));

export function coursesOf(world: Database, account: Account): Sent<OwnItem>[] {
  return learningOf(world, account).courses.map(({ row, finishTime }) => {
    const progress = learntPercent(world, account, row);
    return {
      ...shown(row, account),
      owned: isOwned(world, account, row),
      status: finishTime !== null ? over : progress > 0 ? underWay : coming,
      progress,
      finishTime: finishTime === null ? null : iso(finishTime),
    };
  });
}

/** True if an account takes part in something: it can open it also after its author has withdrawn it. */
export function mayOpen(world: Database, account: Account, row: Row): boolean {
  const { courses, projects, activities } = learningOf(world, account);
  return [...courses, ...projects, ...activities].some((own) => own.row === row);
}

export const isUnpaid = (world: Database, account: Account, { orderId }: EnrolledProject): boolean =>
  orderId !== null &&
  purchasesOf(world, account).orders.some(({ id, state }) => id === orderId && state === 'unpaid');

export function projectsOf(world: Database, org: Org, account: Account): Sent<OwnProject>[] {
  const progressOf = ({ row, finishTime }: EnrolledProject) =>
    finishTime === null ? Math.round(doneShare(stagesOf({ world, org, user: account }, row)) * 100) : 100;
  return learningOf(world, account).projects.map((own) => ({
    ...taken({ ...own, progress: progressOf(own) }, account),
    ...(own.certifyTime !== null && { status: over }),
    needPay: isUnpaid(world, account, own),
    orderId: own.orderId,
    confirmed: own.confirmed,
  }));
}

/** Finished courses, the latest first, and those of earlier years. */
export function courseArchivesOf(world: Database, account: Account): Sent<ArchiveEntry>[] {
  const { courses, formerCourses } = learningOf(world, account);
  const finished = courses.flatMap(({ row, finishTime }): Sent<ArchiveEntry>[] =>
    finishTime === null
      ? []
      : [
          {
            id: `course-archive-${row.id}`,
            title: row.title,
            cover: row.cover,
            organiser: row.organiser,
            lessonNum: row.lessonNum,
            score: null,
            result: '合格',
            startTime: row.createTime,
            endTime: iso(finishTime),
          },
        ],
  );
  return inOrder([...finished, ...formerCourses]);
}

/** Certified projects, the latest first, and those of earlier years. */
export function projectArchivesOf(world: Database, account: Account): Sent<ArchiveEntry>[] {
  const { projects, formerProjects } = learningOf(world, account);
  const org = world.orgs.find(({ orgCode }) => orgCode === account.orgCode);
  const certified = projects.flatMap(({ row, certifyTime }): Sent<ArchiveEntry>[] => {
    if (certifyTime === null || !org) return [];
    const score = meanPoints(assignmentsOf(world, org, row), account);
    return [
      {
        id: `project-archive-${row.id}`,
        title: row.title,
        cover: row.cover,
        organiser: row.organiser,
        lessonNum: row.lessonNum,
        score,
        result: score !== null && score >= 90 ? '优秀' : '合格',
        startTime: row.startTime ?? iso(certifyTime - 60 * day),
        endTime: iso(certifyTime),
      },
    ];
  });
  return inOrder([...certified, ...formerProjects]);
}

const inOrder = (entries: Sent<ArchiveEntry>[]) =>
  entries.toSorted((one, other) => String(other.endTime).localeCompare(String(one.endTime)));

/** A certificate for each archived project. */
export const certificatesOf = (world: Database, account: Account): Sent<Certificate>[] =>
  projectArchivesOf(world, account).map((archive) => {
    const number = archive.id.replace(/\D/g, '');
    return {
      id: `cert-${account.userId}-${archive.id.replace('project-archive-', '')}`,
      title: archive.title,
      certNo: `JX${new Date(archive.endTime ?? 0).getFullYear()}${String(3000 + Number(number) * 17)}`,
      organiser: archive.organiser,
      lessonNum: archive.lessonNum,
      createTime: archive.endTime ?? '',
      cover: pictureUrl('certificate', `${account.userId}-${number}`),
    };
  });
