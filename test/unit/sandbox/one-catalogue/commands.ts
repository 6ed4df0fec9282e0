import fc from 'fast-check';
import * as authoring from '#src/api/authoring.ts';
import { postComment, toggleLike } from '#src/api/comments.ts';
import * as exams from '#src/api/exams.ts';
import * as lists from '#src/api/lists.ts';
import * as marking from '#src/api/marking.ts';
import { cancelOrder, createOrder, getOrders } from '#src/api/orders.ts';
import { saveProgress } from '#src/api/progress.ts';
import { getRecords } from '#src/api/records.ts';
import * as study from '#src/api/study.ts';
import * as homework from '#src/api/workspace/homework.ts';
import { getWorkspace } from '#src/api/workspace/workspace.ts';
import type { Sandbox } from '#host/sandbox/index.ts';
import type { Ask } from '../portal.ts';
import { listOfKind, type ListedKind } from './agreement.ts';

export interface World {
  sandbox: Sandbox;
  /** Authors ask for a review, and the administrator publishes at once. */
  teacher: Ask;
  admin: Ask;
  control: (path: string, body: unknown) => Promise<Response>;
}

/** Something that one of the people does with one of the items of the world. */
export type Step = (world: World) => Promise<unknown>;

const all = { current: 1, size: 500 };
const kinds = Object.keys(listOfKind) as ListedKind[];

const kind = fc.constantFrom(...kinds);
const who = fc.constantFrom('teacher', 'admin');
/** Which of the things that there are. */
const which = fc.nat(200);

const chosen = <Thing>(things: readonly Thing[], place: number): Thing | undefined =>
  things[place % Math.max(1, things.length)];

const documentIn = async (ask: Ask, one: ListedKind, state: authoring.AuthoringStatus, place: number) =>
  chosen((await ask(authoring.getAuthoredPage, { kind: one, state, ...all })).records, place);

const content = (title: string, price: string) => ({
  fields: { title, summary: '从课堂中来', price },
  choices: { category: ['2-chinese'] },
  files: { film: [{ id: '', url: '/sandbox/films/triangle.webm', name: '第一讲.webm' }] },
  chapters: [],
});

/** Somebody writes something new, and hands it to the review or publishes it. */
const write = fc
  .record({ kind, who, price: fc.constantFrom('0', '29') })
  .map(({ kind, who, price }): Step => (world) => {
    const action = who === 'admin' ? 'publish' : 'submit';
    return world[who as 'teacher'](authoring.saveAuthored, {
      kind,
      action,
      content: content('新作一篇', price),
    });
  });

const change = (action: 'draft' | 'publish' | 'submit' | 'withdraw', from: authoring.AuthoringStatus) =>
  fc.record({ kind, who, which }).map(({ kind, who, which }): Step => async (world) => {
    const ask = world[who as 'teacher'];
    const found = await documentIn(ask, kind, from, which);
    if (!found || (action === 'publish' && who === 'teacher')) return;
    const edited = action === 'draft' ? { content: content('改过的题目', '68') } : {};
    await ask(authoring.saveAuthored, { kind, id: found.id, action, ...edited });
  });

const remove = fc.record({ kind, who, which }).map(({ kind, who, which }): Step => async (world) => {
  const found = await documentIn(world[who as 'teacher'], kind, 'published', which);
  if (found) await world[who as 'teacher'](authoring.removeAuthored, { kind, id: found.id });
});

const review = fc
  .record({ kind, which, result: fc.constantFrom('published', 'refused') })
  .map(({ kind, which, result }): Step => async ({ teacher, control }) => {
    const found = await documentIn(teacher, kind, 'review', which);
    if (found) await control('/sandbox/review', { id: found.id, result });
  });

const enrol = which.map((place): Step => async ({ teacher }) => {
  const own = new Set((await teacher(study.getMyProjects, undefined)).map(({ id }) => id));
  const open = (await teacher(lists.getProjects, all)).records.filter(
    ({ id, status }) => status !== 2 && !own.has(id),
  );
  const project = chosen(open, place);
  if (project) await teacher(study.applyForProject, { projectId: project.id });
});

const certify = which.map((place): Step => async ({ teacher, control }) => {
  const project = chosen(await teacher(study.getMyProjects, undefined), place);
  await control('/sandbox/certify', { user: 'teacher', projectId: project?.id });
});

const buy = fc
  .record({ which, pays: fc.boolean() })
  .map(({ which, pays }): Step => async ({ teacher, control }) => {
    const own = new Set((await teacher(study.getMyCourses, all)).records.map(({ id }) => id));
    const toBuy = (await teacher(lists.getCourses, all)).records.filter(
      ({ id, price, authorId }) => price && authorId !== 'u-1001' && !own.has(id),
    );
    const course = chosen(toBuy, which);
    if (!course) return;
    const { id } = await teacher(createOrder, { sourceType: 'course', sourceId: course.id });
    if (pays) await control('/sandbox/pay', { orderId: id });
  });

const cancel = which.map((place): Step => async ({ teacher }) => {
  const orders = (await teacher(getOrders, all)).records.filter(({ state }) => state === 'unpaid');
  const order = chosen(orders, place);
  if (order) await teacher(cancelOrder, { id: order.id });
});

const learn = fc
  .record({ which, to: fc.integer({ min: 1, max: 24 }) })
  .map(({ which, to }): Step => async ({ teacher }) => {
    const course = chosen((await teacher(lists.getCourses, all)).records, which);
    const [item] = (await teacher(lists.getCourses, { id: course?.id ?? '', current: 1, size: 1 })).records;
    const lessons = (item?.chapters ?? []).flatMap(({ lessons }) => lessons ?? []);
    const parts = lessons.map(({ id }) => ({
      kind: 'course' as const,
      itemId: item?.id ?? '',
      lessonId: id,
      ranges: [[0, to] as const],
      at: to,
      duration: 24,
      time: 0,
    }));
    await teacher(saveProgress, { parts });
  });

const like = fc.record({ who, which }).map(({ who, which }): Step => async (world) => {
  const course = chosen((await world.teacher(lists.getCourses, all)).records, which);
  await world[who as 'teacher'](toggleLike, { sourceType: 'course', sourceId: course?.id ?? '' });
});

const handIn = which.map((place): Step => async ({ teacher }) => {
  const open = (await teacher(getRecords, { kind: 'exam', ...all })).records.filter(
    ({ status }) => status === 1,
  );
  const id = chosen(open, place)?.id ?? '';
  const { attempts = 0, results = [] } = await teacher(exams.getExam, { id });
  if (results.length >= (attempts ?? 0)) return;
  const { attemptId } = await teacher(exams.startExam, { id });
  await teacher(exams.submitAttempt, { id: attemptId, answers: [] });
});

const mark = which.map((place): Step => async ({ admin }) => {
  const exam = chosen((await admin(marking.getExamsToMark, all)).records, place);
  const papers = await admin(marking.getExamPapers, { id: exam?.id ?? '' });
  const paper = chosen(papers.filter(({ isMarked }) => !isMarked).toReversed(), place);
  if (!paper) return;
  const { questions } = await admin(marking.getPaper, { id: paper.id });
  for (const { id, type } of questions) {
    if (type === 'essay')
      await admin(marking.markAnswer, { id: paper.id, questionId: id, points: 5, comment: '' });
  }
});

/** A project in which the teacher takes part and that is running. */
const runningProject = async (ask: Ask, place: number) =>
  chosen(
    (await ask(study.getMyProjects, undefined)).filter(
      ({ status, confirmed, needPay }) => status === 1 && confirmed && !needPay,
    ),
    place,
  );

const doTask = which.map((place): Step => async ({ teacher, admin }) => {
  const project = await runningProject(teacher, place);
  const workspace = project && (await teacher(getWorkspace, { id: project.id }));
  for (const { type, targetId } of workspace?.stages.flatMap((stage) => stage.tasks) ?? []) {
    if (type === 'discussion')
      await teacher(postComment, { sourceType: 'project', sourceId: project?.id ?? '', content: '有收获' });
    if (type !== 'homework') continue;
    const { isOpen } = await teacher(homework.getHomework, { id: targetId });
    if (!isOpen) continue;
    await teacher(homework.handIn, { id: targetId, content: '课例设计', files: [] });
    if (!(await admin(getWorkspace, { id: project?.id ?? '' }))?.isTutor) continue;
    const [last] = (await admin(homework.getSubmissions, { id: targetId })).toReversed();
    const mark = { status: homework.submissionStatuses.marked, points: 90, remark: '', isExcellent: false };
    await admin(homework.markSubmission, { id: targetId, submissionId: last?.id ?? '', ...mark });
  }
});

/** The steps of a school year, by name. */
export const steps = {
  write,
  edit: change('draft', 'published'),
  publish: change('publish', 'draft'),
  submit: change('submit', 'draft'),
  withdraw: change('withdraw', 'published'),
  remove,
  review,
  enrol,
  certify,
  buy,
  cancel,
  learn,
  like,
  doTask,
  handIn,
  mark,
} satisfies Record<string, fc.Arbitrary<Step>>;
