import { expect } from 'vitest';
import * as authoring from '#src/api/authoring.ts';
import { getCreditRecords, getMyCredit } from '#src/api/credit.ts';
import { getLiveStatistics, getProjectData } from '#src/api/home.ts';
import type { ListItem } from '#src/api/list-item.ts';
import * as lists from '#src/api/lists.ts';
import { getExamsToMark, getExamPapers } from '#src/api/marking.ts';
import { getNotificationCounts, getNotifications } from '#src/api/notifications.ts';
import { getOrder, getOrders } from '#src/api/orders.ts';
import { getProgress } from '#src/api/progress.ts';
import { getRecords } from '#src/api/records.ts';
import * as space from '#src/api/space.ts';
import { getStudyTotal } from '#src/api/study-total.ts';
import * as study from '#src/api/study.ts';
import { getWorkspace } from '#src/api/workspace/workspace.ts';
import type { Ask } from '../portal.ts';

const all = { current: 1, size: 500 };

/** The list in which a published document stands. */
export const listOfKind = {
  course: lists.getCourses,
  openCourse: lists.getCourses,
  shortVideo: lists.getDiscoveries,
  studio: lists.getStudios,
  live: lists.getLives,
  exam: lists.getPapers,
  project: lists.getProjects,
} as const;
export type ListedKind = keyof typeof listOfKind;

const catalogue = [
  lists.getActivities,
  lists.getCourses,
  lists.getStudios,
  lists.getProjects,
  lists.getPapers,
  lists.getDiscoveries,
  lists.getLives,
];

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number | null | undefined) =>
  rows.reduce((total, row) => total + (of(row) ?? 0), 0);

/** A new user's count of nothing is null, which is shown as a dash. */
const zeros = (counts: object) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, (count as number | null) ?? 0]));

/** Every counter says how many rows its list has. */
export async function expectCountersToAgree(ask: Ask, userId: string): Promise<void> {
  const count = async (kind: 'live' | 'exam' | 'studio') =>
    (await ask(getRecords, { kind, ...all })).records.length;
  expect(zeros(await ask(space.getTotal, undefined))).toEqual({
    projectNum: (await ask(study.getMyProjects, undefined)).length,
    courseNum: (await ask(study.getMyCourses, all)).records.length,
    activityNum: (await ask(study.getMyActivities, all)).records.length,
    studioNum: await count('studio'),
    liveNum: await count('live'),
    examNum: await count('exam'),
  });

  const rows = (await Promise.all(catalogue.map((list) => ask(list, all)))).flatMap(({ records }) => records);
  const works = rows.filter(({ authorId }) => authorId === userId);
  expect(zeros(await ask(space.getUserTotal, undefined))).toMatchObject({
    articleNum: works.length,
    likeNum: sum(works, ({ likeNum }) => likeNum),
  });

  const courses = (await ask(space.getCourseArchives, all)).records;
  const projects = (await ask(space.getProjectArchives, all)).records;
  const hours = sum([...courses, ...projects], ({ lessonNum }) => lessonNum);
  const certificates = (await ask(space.getCertificates, all)).records;
  const credit = sum((await ask(getCreditRecords, all)).records, (record) => record.credit);
  expect(zeros(await ask(getStudyTotal, undefined))).toMatchObject({
    lessonNum: hours,
    certCount: certificates.length,
    credit,
  });
  expect((await ask(getMyCredit, undefined)).credit ?? 0).toBe(credit);
  expect(sum((await ask(space.getInfoArchive, undefined)).years, ({ lessonNum }) => lessonNum)).toBe(hours);
  expect(certificates.map(({ title }) => title)).toEqual(projects.map(({ title }) => title));
  expect(new Set(certificates.map(({ id }) => id)).size).toBe(certificates.length);

  for (const { type, count } of await ask(getNotificationCounts, undefined)) {
    const unread = await ask(getNotifications, { type: Number(type), isRead: 0, ...all });
    expect(unread.records).toHaveLength(Number(count));
  }
  for (const { id, paperNum, markedNum } of (await ask(getExamsToMark, all)).records) {
    const papers = await ask(getExamPapers, { id });
    expect([paperNum, markedNum]).toEqual([papers.length, papers.filter(({ isMarked }) => isMarked).length]);
  }
  expect((await ask(getLiveStatistics, undefined)).liveNum).toBe(
    (await ask(lists.getLives, all)).records.length,
  );
  expect((await ask(getProjectData, undefined)).projectNum).toBe((await ask(lists.getProjects, all)).total);
}

/** Everybody finds the documents that the author has published, and no others, with the same figures. */
export async function expectDocumentsToBeFound(author: Ask, reader: Ask): Promise<void> {
  for (const kind of Object.keys(listOfKind) as ListedKind[]) {
    const documents = (await author(authoring.getAuthoredPage, { kind, ...all })).records;
    const found = new Map((await reader(listOfKind[kind], all)).records.map((row) => [row.id, row]));
    for (const { id, state, title, changed, views, participants } of documents) {
      const row = found.get(id);
      expect([id, row !== undefined]).toEqual([id, state === 'published']);
      if (row) expect(row).toMatchObject({ hot: views, members: participants, ...(!changed && { title }) });
    }
  }
}

/** A row of a list leads to its details, and both say the same. */
export async function expectListsToLeadToDetails(ask: Ask, userId: string): Promise<void> {
  const orders = (await ask(getOrders, all)).records;
  for (const order of orders) {
    expect(await ask(getOrder, { id: order.id })).toEqual(order);
    expect(order.amount).toBeGreaterThan(0);
    expect(order.items?.every(({ price }) => price > 0)).toBe(true);
  }
  const isPaid = (id: string) => orders.some((order) => order.sourceId === id && order.state === 'paid');

  const courses = (await ask(study.getMyCourses, all)).records;
  const finished = new Set((await ask(space.getCourseArchives, all)).records.map(({ id }) => id));
  for (const course of courses) {
    const item = await detailsOf(ask, lists.getCourses, course.id);
    expect(item).toMatchObject({ title: course.title, members: course.members, owned: true });
    const { percent } = await ask(getProgress, { kind: 'course', id: course.id });
    expect([course.id, course.progress]).toEqual([course.id, percent]);
    expect(course.status).toBe(course.finishTime ? 2 : percent > 0 ? 1 : 0);
    expect(finished.has(`course-archive-${course.id}`)).toBe(course.finishTime !== null);
    if (course.price && course.authorId !== userId)
      expect([course.id, isPaid(course.id)]).toEqual([course.id, true]);
  }
  for (const { sourceType, sourceId, state } of orders) {
    if (sourceType !== 'course' || state !== 'paid') continue;
    expect(courses.map(({ id }) => id)).toContain(sourceId);
  }
  for (const project of await ask(study.getMyProjects, undefined)) {
    expect(await ask(study.getProject, { id: project.id })).toMatchObject({
      title: project.title,
      joined: true,
      confirmed: project.confirmed,
    });
    const workspace = await ask(getWorkspace, { id: project.id });
    const tasks = workspace?.stages.flatMap((stage) => stage.tasks) ?? [];
    const done = tasks.filter(({ isDone }) => isDone).length;
    if (tasks.length > 0)
      expect([project.id, project.progress]).toEqual([project.id, Math.round((done / tasks.length) * 100)]);
    const order = orders.find(({ id }) => id === project.orderId);
    expect([project.id, project.needPay]).toEqual([project.id, order?.state === 'unpaid']);
    expect([project.id, order !== undefined]).toEqual([project.id, Boolean(project.price)]);
  }
}

async function detailsOf(ask: Ask, list: typeof lists.getCourses, id: string): Promise<ListItem | undefined> {
  return (await ask(list, { id, current: 1, size: 1 })).records[0];
}
