// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sandboxSettings } from '#host/sandbox/settings.ts';
import { getNotifications } from '#src/api/notifications.ts';
import * as homework from '#src/api/workspace/homework.ts';
import { getGuidedProjects, getWorkspace, type WorkspaceTask } from '#src/api/workspace/workspace.ts';
import { readConfig } from '#src/config-check.ts';
import { notificationAction } from '#widgets/shared/notifications/notification-action.ts';
import { noonish, portalOf, sandboxAt, type Ask } from './portal.ts';

const { handedIn, returned, marked } = homework.submissionStatuses;

/** The teacher takes part in the first project, which the administrator guides; of the second it is the other way round. */
const project = { id: '2001' };
const id = 'hw-demo-2001-1';
const work = { id, content: '以真实任务带动单元学习', files: [] };
const day = 86_400_000;

async function tasksOf(ask: Ask): Promise<WorkspaceTask[]> {
  const workspace = await ask(getWorkspace, project);
  return workspace?.stages.flatMap(({ tasks }) => tasks) ?? [];
}

async function taskOf(ask: Ask): Promise<WorkspaceTask | undefined> {
  return (await tasksOf(ask)).find(({ targetId }) => targetId === id);
}

/** The latest notification, each of which leads to the assignment. */
async function newsOf(ask: Ask): Promise<string> {
  const { records } = await ask(getNotifications, { current: 1, size: 1, type: 1 });
  const [latest] = records;
  if (!latest) return '';
  expect(notificationAction(latest, readConfig(sandboxSettings), 'https://portal.example/index')).toEqual({
    type: 'link',
    url: `/space/homework/${id}`,
    isExternal: false,
  });
  return latest.content;
}

async function ownOf(tutor: Ask, realName: string) {
  return (await tutor(homework.getSubmissions, { id })).find((one) => one.realName === realName);
}

describe('the projects that one guides', () => {
  it('are listed with the works that wait to be marked', async () => {
    const sandbox = sandboxAt();
    const [learner, tutor] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    const toMark = async () =>
      (await tutor(getGuidedProjects, undefined)).find((one) => one.id === project.id)?.toMarkNum;
    const before = await toMark();
    await learner(homework.handIn, work);
    expect(await toMark()).toBe((before ?? 0) + 1);
    expect((await learner(getGuidedProjects, undefined)).map((one) => one.id)).not.toContain(project.id);
  });
});

describe('the workspace of a project', () => {
  it('has tasks that lead to courses, live sessions, assignments, a discussion and the exam', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const tasks = await tasksOf(ask);
    expect(new Set(tasks.map(({ type }) => type))).toEqual(
      new Set(['course', 'live', 'homework', 'discussion', 'exam']),
    );
    for (const { type, targetId } of tasks) expect(targetId === '').toBe(type === 'discussion');
  });

  it('is there for those who take part and for its tutors alone', async () => {
    const sandbox = sandboxAt();
    expect((await portalOf(sandbox, 'teacher')(getWorkspace, project))?.isTutor).toBe(false);
    expect((await portalOf(sandbox, 'admin')(getWorkspace, project))?.isTutor).toBe(true);
    const ask = portalOf(sandbox, 'teacher');
    expect(await ask(getWorkspace, { id: '2004' })).toBeNull();
    await expect(ask(homework.getHomework, { id: 'hw-demo-2004-1' })).rejects.toThrow('您未参加该项目');
  });

  it('counts a task and its hours once the work is handed in, and no more once it is returned', async () => {
    const sandbox = sandboxAt();
    const [ask, tutor] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    const before = await ask(getWorkspace, project);
    expect((await taskOf(ask))?.isDone).toBe(false);
    await ask(homework.handIn, work);
    expect((await taskOf(ask))?.isDone).toBe(true);
    expect((await ask(getWorkspace, project))?.hours).toBeGreaterThan(before?.hours ?? 0);
    const own = await ownOf(tutor, '陈思远');
    await tutor(homework.markSubmission, {
      id,
      submissionId: own?.id ?? '',
      status: returned,
      points: null,
      remark: '请补充评价',
      isExcellent: false,
    });
    expect((await taskOf(ask))?.isDone).toBe(false);
  });
});

describe('an assignment', () => {
  it('is handed in, returned, handed in again and marked; its author is told each time', async () => {
    const sandbox = sandboxAt();
    const [ask, tutor] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    const { missingNum } = await tutor(homework.getHomework, { id });
    await ask(homework.handIn, work);
    expect((await tutor(homework.getHomework, { id })).missingNum).toBe((missingNum ?? 0) - 1);
    const submissionId = (await ownOf(tutor, '陈思远'))?.id ?? '';
    const mark = { id, submissionId, points: null, remark: '请补充评价', isExcellent: false };
    await tutor(homework.markSubmission, { ...mark, status: returned });
    expect(await newsOf(ask)).toContain('已退回：请补充评价');
    await ask(homework.handIn, { ...work, content: '已补充' });
    expect((await ownOf(tutor, '陈思远'))?.status).toBe(handedIn);
    await tutor(homework.markSubmission, { ...mark, status: marked, points: 95, isExcellent: true });
    expect(await newsOf(ask)).toContain('得分 95');
    const seen = await ask(homework.getHomework, { id });
    expect(seen).toMatchObject({ isOpen: false, own: { points: 95, content: '已补充', isExcellent: true } });
    expect(seen.excellent.map(({ realName }) => realName)).toContain('陈思远');
    await expect(ask(homework.handIn, work)).rejects.toThrow('作业已截止');
  });

  it.each([
    ['nothing', { content: ' ' }, '请填写内容或上传附件'],
    ['too long a text', { content: '字'.repeat(5001) }, '内容在5000字以内'],
  ])('with %s is refused', async (_, given, message) => {
    const ask = portalOf(sandboxAt(), 'teacher');
    await expect(ask(homework.handIn, { ...work, ...given })).rejects.toThrow(message);
  });

  it.each([
    ['without points', { status: marked, points: null }, '请填写得分'],
    ['with too many', { status: marked, points: 101 }, '参数有误'],
    ['returned without a reason', { status: returned, points: null, remark: '' }, '请说明退回的原因'],
  ])('%s is not marked', async (_, given, message) => {
    const tutor = portalOf(sandboxAt(), 'admin');
    const mark = { id, submissionId: `${id}-1`, remark: '好', isExcellent: false, ...given };
    await expect(tutor(homework.markSubmission, mark)).rejects.toThrow(message);
  });

  it('is marked by tutors alone', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    await expect(ask(homework.getSubmissions, { id })).rejects.toThrow('只有指导教师可以批阅作业');
  });

  it('closes at its deadline, but not to those whose work was returned', async () => {
    const clock = { time: noonish };
    const sandbox = sandboxAt(clock);
    const [ask, tutor] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    await ask(homework.handIn, work);
    const submissionId = (await ownOf(tutor, '陈思远'))?.id ?? '';
    await tutor(homework.markSubmission, {
      id,
      submissionId,
      status: returned,
      points: null,
      remark: '请补充',
      isExcellent: false,
    });
    const other = { id: 'hw-demo-2001-2' };
    expect((await ask(homework.getHomework, other)).isOpen).toBe(true);
    clock.time += 40 * day;
    expect((await ask(homework.getHomework, other)).isOpen).toBe(false);
    expect((await ask(homework.getHomework, { id })).isOpen).toBe(true);
  });

  it('reminds those who have handed in nothing', async () => {
    const sandbox = sandboxAt();
    const [ask, tutor] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    await tutor(homework.remindMissing, { id });
    expect(await newsOf(ask)).toContain('请尽快提交作业');
    await ask(homework.handIn, work);
    const before = await newsOf(ask);
    await tutor(homework.remindMissing, { id });
    expect(await newsOf(ask)).toBe(before);
  });
});
