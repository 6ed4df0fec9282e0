// @vitest-environment node
import { expect, it } from 'vitest';
import { sendSms } from '#src/api/auth.ts';
import * as authoring from '#src/api/authoring.ts';
import { getComments, getReviews, postThreadComment, saveReview } from '#src/api/comments.ts';
import { createOrder } from '#src/api/orders.ts';
import { getNotifications } from '#src/api/notifications.ts';
import { confirmPresence, setParticipation } from '#src/api/participation/participation.ts';
import { getProgress, saveProgress } from '#src/api/progress.ts';
import { register } from '#src/api/register.ts';
import { getRelated } from '#src/api/related.ts';
import { getCertificates, getInfoArchive, getProjectArchives, getTotal } from '#src/api/space.ts';
import { getStudyTotal } from '#src/api/study-total.ts';
import { applyForProject, getLearningTaskNumber, getMyProjects, getTaskTotals } from '#src/api/study.ts';
import { getProjects } from '#src/api/lists.ts';
import * as homework from '#src/api/workspace/homework.ts';
import { getWorkspace } from '#src/api/workspace/workspace.ts';
import { sandboxSettings, type Sandbox } from '#host/sandbox/index.ts';
import { mobileKey } from '#src/http/signature.ts';
import { expectCountersToAgree, expectListsToLeadToDetails } from './one-catalogue/agreement.ts';
import { noonish, portalOf, sandboxAt, type Ask } from './portal.ts';
import { wireOf } from './wire.ts';

const person = { realName: '许静怡', idCard: '420106199203157826' };
const mobile = '15100001111';
const all = { current: 1, size: 100 };
const info = { stage: '小学', subject: '语文' };
const { returned, marked } = homework.submissionStatuses;
const praise = { status: marked, points: 90, remark: '好', isExcellent: false };

const keyFor = (number: string) => mobileKey(number, sandboxSettings.smsKey);

async function join(sandbox: Sandbox): Promise<{ ask: Ask; userId: string }> {
  const wire = wireOf(sandbox);
  await portalOf(sandbox)(sendSms, { mobile, key: await keyFor(mobile) });
  const code = await wire.code(mobile);
  const password = 'Autumn#2026';
  const given = { ...person, mobile, code, password, passwordLevel: 3, orgCode: 'demo' };
  const { userId } = await portalOf(sandbox)(register, given);
  return { ask: portalOf(sandbox, mobile), userId };
}

async function publish(author: Ask, kind: 'course' | 'project', fields: object): Promise<string> {
  const files = { film: [{ id: '', url: '/sandbox/films/triangle.webm', name: '第一讲.webm' }] };
  const content = {
    fields: { title: '新作一篇', summary: '从课堂中来', ...fields },
    choices: { category: ['2-chinese'] },
    files,
    chapters: [],
  };
  const saved = await author(authoring.saveAuthored, { kind, action: 'publish', content });
  return saved.id;
}

const playAll = async (ask: Ask, id: string) => {
  const { lessons } = await ask(getProgress, { kind: 'course', id });
  const part = { kind: 'course' as const, itemId: id, at: 24, duration: 24, time: noonish };
  await ask(saveProgress, {
    parts: lessons.map((lesson) => ({ ...part, lessonId: lesson.id, ranges: [[0, 24] as const] })),
  });
};

it('counts what a new learner has from the first course on', async () => {
  const sandbox = sandboxAt();
  const { ask, userId } = await join(sandbox);
  expect(await ask(getTotal, undefined)).toMatchObject({ courseNum: null, projectNum: null });
  expect((await ask(getInfoArchive, undefined)).school).toBe('东湖区实验小学');

  const id = await publish(portalOf(sandbox, 'admin'), 'course', { price: '39', lessonNum: '4' });
  const order = await ask(createOrder, { sourceType: 'course', sourceId: id });
  await wireOf(sandbox).send('POST', '/sandbox/pay', { orderId: order.id });
  expect(await ask(getTotal, undefined)).toMatchObject({ courseNum: 1, projectNum: null });
  await playAll(ask, id);
  expect(await ask(getStudyTotal, undefined)).toMatchObject({ lessonNum: 4, certCount: null });
  await expectCountersToAgree(ask, userId);
  await expectListsToLeadToDetails(ask, userId);
});

it('lets those review a course who have finished it, also once its author has added a lesson', async () => {
  const sandbox = sandboxAt();
  const author = portalOf(sandbox, 'admin');
  const { ask } = await join(sandbox);
  const id = await publish(author, 'course', {});
  const subject = { sourceType: 'course', sourceId: id };
  expect(await ask(getReviews, { ...subject, ...all })).toMatchObject({ total: 0, mayReview: false });
  expect((await ask(getComments, { ...subject, ...all })).total).toBe(0);
  await playAll(ask, id);
  const { content } = await author(authoring.getAuthored, { kind: 'course', id });
  const film = [1, 2].map((number) => ({
    id: '',
    url: '/sandbox/films/triangle.webm',
    name: `第${number}讲.webm`,
  }));
  const longer = { ...content, files: { ...content.files, film } };
  await author(authoring.saveAuthored, { kind: 'course', id, action: 'publish', content: longer });
  await ask(saveReview, { ...subject, stars: 5, content: '学完就能用' });
  expect(await ask(getReviews, { ...subject, ...all })).toMatchObject({ total: 1, mean: 5, mayReview: true });
});

it('certifies a learner who has done every task of a project, once all work is marked', async () => {
  const sandbox = sandboxAt();
  const tutor = portalOf(sandbox, 'teacher');
  const { ask, userId } = await join(sandbox);
  await ask(applyForProject, { projectId: '2014', info });
  expect(await ask(getInfoArchive, undefined)).toMatchObject({ period: '小学', subject: '语文' });
  expect(await ask(getLearningTaskNumber, undefined)).toEqual({ number: 4 });
  const live = { sourceType: 'live', sourceId: '3037' } as const;
  await ask(setParticipation, { ...live, joined: true });
  await ask(confirmPresence, live);
  await ask(postThreadComment, { sourceType: 'project', sourceId: '2014', content: '收获很大' });
  const mark = async (id: string, how: object) => {
    const found = (await tutor(homework.getSubmissions, { id })).find(
      (one) => one.realName === person.realName,
    );
    await tutor(homework.markSubmission, { ...praise, ...how, id, submissionId: found?.id ?? '' });
  };
  const [first, second] = ['hw-demo-2014-1', 'hw-demo-2014-2'] as const;
  const work = { content: '课例设计', files: [] };
  expect((await tutor(homework.getHomework, { id: first })).missingNum).toBe(6);
  for (const id of [first, second]) await ask(homework.handIn, { id, ...work });
  expect((await tutor(homework.getHomework, { id: first })).missingNum).toBe(5);
  const [news] = (await tutor(getNotifications, { ...all, type: 1 })).records;
  expect(news?.content).toContain('许静怡提交了作业「提交一份教学反思」');
  await mark(first, {});
  await mark(second, { status: returned, points: null, remark: '请补充' });
  await ask(homework.handIn, { id: second, ...work });
  expect((await ask(getCertificates, all)).total).toBe(0);
  await mark(second, {});

  const [certificate] = (await ask(getCertificates, all)).records;
  const [project] = await ask(getMyProjects, undefined);
  expect(certificate?.title).toBe(project?.title);
  expect(project).toMatchObject({ status: 2, progress: 100 });
  expect((await ask(getProjectArchives, all)).records).toMatchObject([{ score: 90, result: '优秀' }]);
  expect(await ask(getTaskTotals, undefined)).toEqual({ total: 4, waiting: 0, doing: 0, done: 4 });
  expect(await ask(getWorkspace, { id: '2014' })).toMatchObject({ hours: 30, hoursAim: 30 });
  expect((await ask(getNotifications, { ...all, type: 1 })).records[0]?.content).toContain('结业证书已生成');
  const related = await ask(getRelated, { kind: 'project', id: '2014' });
  expect(related.map(({ kind }) => kind)).toContain('certificate');
  await expectCountersToAgree(ask, userId);
  await expectListsToLeadToDetails(ask, userId);
});

it('opens the tasks of a project that an author has published, who guides it', async () => {
  const sandbox = sandboxAt();
  const author = portalOf(sandbox, 'admin');
  const { ask } = await join(sandbox);
  const times = { startTime: '2026-11-01', endTime: '2027-06-30', lessonNum: '10', organiser: '区中心' };
  const id = await publish(author, 'project', times);
  await ask(applyForProject, { projectId: id, info });
  const tasks = (await ask(getWorkspace, { id }))?.stages.flatMap((stage) => stage.tasks) ?? [];
  const assignments = tasks.filter(({ type }) => type === 'homework');
  expect(assignments).toHaveLength(2);
  for (const { targetId } of assignments) {
    await ask(homework.handIn, { id: targetId, content: '课例设计', files: [] });
    const [only, ...others] = await author(homework.getSubmissions, { id: targetId });
    expect([only?.realName, others]).toEqual([person.realName, []]);
    await author(homework.markSubmission, { ...praise, id: targetId, submissionId: only?.id ?? '' });
  }
  await ask(postThreadComment, { sourceType: 'project', sourceId: id, content: '收获很大' });
  const related = await ask(getRelated, { kind: 'project', id });
  expect(related.map(({ kind }) => kind)).toEqual(['certificate']);
});

it('keeps an exam with its project when the learner enrols in another one', async () => {
  const ask = portalOf(sandboxAt(), 'teacher');
  const examsOf = async (id: string) =>
    (await ask(getRelated, { kind: 'project', id })).filter(({ kind }) => kind === 'exam');
  const before = await examsOf('2001');
  expect(before).toHaveLength(1);
  const own = new Set((await ask(getMyProjects, undefined)).map(({ id }) => id));
  const free = (await ask(getProjects, all)).records.find(
    ({ id, status, price }) => status === 1 && !price && !own.has(id),
  );
  await ask(applyForProject, { projectId: free?.id ?? '' });
  expect(await examsOf('2001')).toEqual(before);
  expect(await examsOf(free?.id ?? '')).toEqual([]);
});
