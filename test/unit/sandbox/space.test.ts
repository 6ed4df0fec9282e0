// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getProjects } from '#src/api/lists.ts';
import * as space from '#src/api/space.ts';
import { getStudyTotal } from '#src/api/study-total.ts';
import * as study from '#src/api/study.ts';
import { readOtherForms } from '#src/http/other-forms.ts';
import { portalOf, sandboxAt, type Ask } from './portal.ts';

const all = { current: 1, size: 100 };

describe('study totals', () => {
  it('fit what the archives and certificates add up to', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const totals = await ask(getStudyTotal, undefined);
    const courses = await ask(space.getCourseArchives, all);
    const projects = await ask(space.getProjectArchives, all);
    const hours = [...courses.records, ...projects.records].reduce(
      (sum, { lessonNum }) => sum + (lessonNum ?? 0),
      0,
    );
    expect(totals.lessonNum).toBe(hours);
    expect(totals.certCount).toBe((await ask(space.getCertificates, all)).total);
    const { years } = await ask(space.getInfoArchive, undefined);
    expect(years.reduce((sum, { lessonNum }) => sum + lessonNum, 0)).toBe(hours);
  });

  it('are another account’s own', async () => {
    const sandbox = sandboxAt();
    expect(await portalOf(sandbox, 'admin')(getStudyTotal, undefined)).not.toEqual(
      await portalOf(sandbox, 'teacher')(getStudyTotal, undefined),
    );
  });

  it.each([
    ['in data', { lessonNum: 3, certCount: '', credit: 5 }],
    ['in data.data', { data: { lessonNum: 3, certCount: '', credit: 5 } }],
  ])('are read %s', (_, answer) => {
    expect(readOtherForms(getStudyTotal.definition.response, answer, '')).toEqual({
      data: { lessonNum: 3, certCount: null, credit: 5 },
    });
  });

  it('are refused where data is no object', () => {
    const { issues } = readOtherForms(getStudyTotal.definition.response, { data: 'three' }, '');
    expect(issues).toHaveLength(1);
  });
});

describe('lists of one’s own', () => {
  it.each([
    ['tasks', (ask: Ask) => ask(study.getTasks, all)],
    ['courses', (ask: Ask) => ask(study.getMyCourses, all)],
    ['activities', (ask: Ask) => ask(study.getMyActivities, all)],
    ['course archive', (ask: Ask) => ask(space.getCourseArchives, all)],
    ['project archive', (ask: Ask) => ask(space.getProjectArchives, all)],
    ['certificates', (ask: Ask) => ask(space.getCertificates, all)],
  ] as const)('%s: long for the teacher, empty for a newcomer', async (_, read) => {
    const sandbox = sandboxAt();
    expect((await read(portalOf(sandbox, 'teacher'))).total).toBeGreaterThanOrEqual(30);
    expect((await read(portalOf(sandbox, 'newcomer'))).records).toEqual([]);
  });

  it('narrow the archive to a year', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { records } = await ask(space.getCourseArchives, { ...all, year: 2026 });
    expect(records.length).toBeGreaterThan(0);
    expect(records.every(({ endTime }) => new Date(endTime ?? 0).getFullYear() === 2026)).toBe(true);
  });

  it('count tasks as their list does', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const totals = await ask(study.getTaskTotals, undefined);
    const counted = async (status: 0 | 1 | 2) => (await ask(study.getTasks, { ...all, status })).total;
    expect(totals).toMatchObject({
      waiting: await counted(0),
      doing: await counted(1),
      done: await counted(2),
    });
    expect((await ask(study.getLearningTaskNumber, undefined)).number).toBe(totals.total - totals.done);
  });

  it('put the most urgent task first', async () => {
    const next = await portalOf(sandboxAt(), 'teacher')(study.getLearningTasks, undefined);
    const ends = next.map(({ endTime }) => String(endTime));
    expect(ends).toEqual(ends.toSorted());
    expect(next.some(({ status }) => status === 2)).toBe(false);
  });
});

describe('a newcomer', () => {
  const ask = portalOf(sandboxAt(), 'newcomer');

  it.each([
    ['study totals', () => ask(getStudyTotal, undefined)],
    ['totals', () => ask(space.getTotal, undefined)],
    ['user totals', () => ask(space.getUserTotal, undefined)],
    ['wallet', () => ask(space.getWallet, undefined)],
    ['coupons', () => ask(space.getCardAmount, { cardType: 'coupon', status: 'useable' })],
  ] as const)('has empty %s', async (_, count) => {
    expect(new Set(Object.values(await count()))).toEqual(new Set([null]));
  });

  it('is told what is missing in the personal data', async () => {
    const { complete, missing } = await ask(space.getCompleteInfo, undefined);
    expect(complete).toBe(false);
    expect(missing).toEqual(['任教学校', '任教学段', '任教学科', '身份证号']);
  });

  it('has no tasks and no projects', async () => {
    expect(await ask(study.getLearningTasks, undefined)).toEqual([]);
    expect(await ask(study.getMyProjects, undefined)).toEqual([]);
    expect(await ask(study.getTaskTotals, undefined)).toMatchObject({
      total: 0,
      waiting: 0,
      doing: 0,
      done: 0,
    });
  });
});

describe('a certificate', () => {
  it('is drawn with the name of its owner', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const [certificate] = (await ask(space.getCertificates, all)).records;
    const image = await ask(space.getCertificateImage, { id: String(certificate?.id) });
    const [head, data = ''] = image.split(',');
    expect(head).toBe('data:image/svg+xml;base64');
    const drawn = Buffer.from(data, 'base64').toString('utf8');
    expect(drawn).toContain('陈思远');
    expect(drawn).toContain(certificate?.certNo);
  });

  it('of somebody else is not shown', async () => {
    const sandbox = sandboxAt();
    const [own] = (await portalOf(sandbox, 'admin')(space.getCertificates, all)).records;
    await expect(
      portalOf(sandbox, 'teacher')(space.getCertificateImage, { id: String(own?.id) }),
    ).rejects.toThrow('未找到该证书');
  });
});

/** Returns the id of a project in that state that the user has not joined. */
const free = async (ask: Ask, status: 0 | 1 | 2) => {
  const own = new Set((await ask(study.getMyProjects, undefined)).map(({ id }) => id));
  const { records } = await ask(getProjects, { ...all, status });
  return String(records.find(({ id }) => !own.has(id))?.id);
};

describe('a project', () => {
  it('is joined once, and is among one’s own then', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const projectId = await free(ask, 1);
    const before = await ask(study.getProject, { id: projectId });
    expect(before.joined).toBe(false);
    await ask(study.applyForProject, { projectId });
    const after = await ask(study.getProject, { id: projectId });
    expect(after).toMatchObject({ joined: true, members: (before.members ?? 0) + 1 });
    expect((await ask(study.getMyProjects, undefined))[0]?.id).toBe(projectId);
    await expect(ask(study.applyForProject, { projectId })).rejects.toThrow('您已报名该项目');
  });

  it('that is over cannot be joined', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    await expect(ask(study.applyForProject, { projectId: await free(ask, 2) })).rejects.toThrow(
      '该项目已结束',
    );
  });

  it('asks for personal data that is missing', async () => {
    const ask = portalOf(sandboxAt(), 'learner');
    const projectId = await free(ask, 1);
    await expect(ask(study.applyForProject, { projectId })).rejects.toThrow('请先填写：身份证号');
    const info = { idCard: '330106198803124526' };
    await expect(ask(study.applyForProject, { projectId, info })).resolves.toBeNull();
  });

  it('is confirmed once', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const waiting = (await ask(study.getMyProjects, undefined)).find(({ confirmed }) => !confirmed);
    const projectId = String(waiting?.id);
    await ask(study.confirmProject, { projectId });
    expect((await ask(study.getProject, { id: projectId })).confirmed).toBe(true);
    await expect(ask(study.confirmProject, { projectId })).rejects.toThrow('您已确认参加');
  });

  it('names who of the district takes part', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const [project] = (await ask(getProjects, all)).records;
    const members = await ask(study.getRegionMembers, { id: String(project?.id) });
    expect(members.length).toBeGreaterThanOrEqual(30);
    expect(members.every(({ region }) => region === '东湖区')).toBe(true);
  });
});

describe('trees', () => {
  it('have branches', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    for (const tree of [
      await ask(space.getCategoryTree, undefined),
      await ask(space.getTagTree, undefined),
    ]) {
      expect(tree.length).toBeGreaterThan(3);
      expect(tree.every(({ children }) => children.length > 0)).toBe(true);
    }
  });
});
