// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getAuthoredPage, saveAuthored } from '#src/api/authoring.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import * as calls from '#src/api/learning/observation.ts';
import { getRecords } from '#src/api/records.ts';
import { observationScales } from '#host/sandbox/fixtures/observation-scales.ts';
import { noonish, portalOf, sandboxAt, type Ask } from './portal.ts';

const { coming, underWay, over } = itemStatuses;
const { draft, handedIn } = calls.sheetStatuses;

/** Lessons of the teacher: overdue, not begun, handed in, under way. */
const [late, fresh, done, begun] = ['5021', '5022', '5023', '5024'] as const;
const day = 86_400_000;

const points = { '1-1': '9', '1-2': '8', '2-1': '18', '2-2': '17', '2-3': '9', '3-1': '13', '3-2': '12' };
const content = {
  points,
  remarks: [{ id: 'r-1', seconds: 7, text: '追问及时' }],
  comment: '学生活动充分',
};
const nothing = { points: {}, remarks: [], comment: '' };

const observed = (ask: Ask, id: string) => ask(calls.getObservation, { id });
async function recordOf(ask: Ask, id: string) {
  const { records } = await ask(getRecords, { kind: 'listen', current: 1, size: 100 });
  return records.find((one) => one.id === id);
}

const totalOf = ({ groups }: calls.Scale) =>
  groups.flatMap(({ criteria }) => criteria).reduce((sum, criterion) => sum + criterion.points, 0);

describe('the scales', () => {
  it.each(Object.entries(observationScales))('%s has 5 to 8 criteria and 100 points in all', (_, scale) => {
    const criteria = scale.groups.flatMap((group) => group.criteria);
    expect(criteria.length).toBeGreaterThanOrEqual(5);
    expect(criteria.length).toBeLessThanOrEqual(8);
    expect(totalOf(scale)).toBe(100);
  });
});

describe('a lesson to observe', () => {
  it('has a film, a scale and a sheet that is as far as its record', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { film, isOpen, scale, own, mean } = await observed(ask, fresh);
    expect(film?.url).toMatch(/^\/sandbox\/films\//);
    expect(isOpen).toBe(true);
    expect(scale.title).toBe('通用课堂观察量表');
    expect(own).toMatchObject({ ...nothing, status: draft, revision: 0 });
    expect(mean).toBeNull();
    const other = await observed(ask, begun);
    expect(Object.keys(other.own.points ?? {})).toHaveLength(5);
    expect(other.mean).toBeNull();
  });

  it('that is handed in has the points of its record, and the mean of all', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { own, mean, isOpen } = await observed(ask, done);
    expect(own.status).toBe(handedIn);
    expect(isOpen).toBe(false);
    const total = Object.values(own.points ?? {}).reduce((sum, one) => sum + Number(one), 0);
    expect(total).toBe((await recordOf(ask, done))?.score);
    expect(mean?.observers).toBeGreaterThan(4);
    const sum = Object.values(mean?.points ?? {}).reduce((all, one) => all + one, 0);
    expect(Math.abs(sum - (mean?.total ?? 0))).toBeLessThan(0.5);
  });

  it('is nobody else’s', async () => {
    await expect(observed(portalOf(sandboxAt(), 'teacher'), '5001')).rejects.toThrow('听评课不存在');
  });
});

describe('a sheet', () => {
  it('is saved as typed, and its record is under way then', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    expect((await recordOf(ask, fresh))?.status).toBe(coming);
    const typed = { ...nothing, points: { '1-1': '99', '1-2': '' } };
    const { revision } = await ask(calls.saveSheet, { id: fresh, ...typed, basedOn: 0 });
    expect((await observed(ask, fresh)).own).toMatchObject({ ...typed, status: draft, revision });
    expect(await recordOf(ask, fresh)).toMatchObject({ status: underWay, progress: 14, score: null });
  });

  it('is not replaced by one that was made from an older revision, but the same one is saved twice', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    await ask(calls.saveSheet, { id: fresh, ...content, basedOn: 0 });
    await expect(ask(calls.saveSheet, { id: fresh, ...nothing, basedOn: 0 })).rejects.toThrow('已在其他窗口');
    const again = await ask(calls.saveSheet, { id: fresh, ...content, basedOn: 0 });
    expect(again.revision).toBe(2);
    expect((await observed(ask, fresh)).own).toMatchObject(content);
  });

  it('is handed in once: record, score and mean follow at once', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { own, mean } = await ask(calls.handInSheet, { id: fresh, ...content });
    expect(own).toMatchObject({ ...content, status: handedIn });
    expect(mean?.observers).toBeGreaterThan(4);
    expect(await recordOf(ask, fresh)).toMatchObject({ status: over, progress: 100, score: 86 });
    await expect(ask(calls.handInSheet, { id: fresh, ...content })).rejects.toThrow('已提交');
    await expect(ask(calls.saveSheet, { id: fresh, ...content, basedOn: 1 })).rejects.toThrow('已提交');
  });

  it('counts in the mean of the others', async () => {
    const sandbox = sandboxAt();
    const [ask, other] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    const first = await ask(calls.handInSheet, { id: fresh, ...content });
    const second = await other(calls.handInSheet, {
      id: fresh,
      ...content,
      points: { ...points, '1-1': '0' },
    });
    expect(second.mean?.observers).toBe((first.mean?.observers ?? 0) + 1);
    expect(second.mean?.points['1-1']).toBeLessThan(first.mean?.points['1-1'] ?? 0);
    expect((await observed(ask, fresh)).mean).toEqual(second.mean);
  });

  it.each([
    ['a criterion without points', { points: { ...points, '3-2': ' ' } }, '请为「目标达成」评分'],
    [
      'points beyond the full ones',
      { points: { ...points, '1-1': '11' } },
      '「目标明确」请填写 0 至 10 的整数',
    ],
    [
      'points that are no whole number',
      { points: { ...points, '1-1': '8.5' } },
      '「目标明确」请填写 0 至 10 的整数',
    ],
    ['a comment that is too long', { comment: '好'.repeat(1001) }, '总体评价在1000字以内'],
    [
      'a remark without text',
      { remarks: [{ id: 'r-1', seconds: 7, text: ' ' }] },
      '请填写课堂记录，或删除空白的记录',
    ],
    [
      'a remark that is too long',
      { remarks: [{ id: 'r-1', seconds: 7, text: '好'.repeat(301) }] },
      '每条课堂记录在300字以内',
    ],
  ])('with %s is not handed in', async (_, wrong, reason) => {
    const ask = portalOf(sandboxAt(), 'teacher');
    await expect(ask(calls.handInSheet, { id: fresh, ...content, ...wrong })).rejects.toThrow(reason);
    expect((await observed(ask, fresh)).own.status).toBe(draft);
  });

  it('is not handed in after the deadline, but its draft is still saved', async () => {
    const clock = { time: noonish };
    const ask = portalOf(sandboxAt(clock), 'teacher');
    expect((await observed(ask, late)).isOpen).toBe(false);
    await expect(ask(calls.handInSheet, { id: late, ...content })).rejects.toThrow('已截止');
    await ask(calls.saveSheet, { id: fresh, ...content, basedOn: 0 });
    clock.time += 3 * day;
    expect((await observed(ask, fresh)).isOpen).toBe(false);
    await ask(calls.saveSheet, { id: fresh, ...nothing, basedOn: 1 });
    await expect(ask(calls.handInSheet, { id: fresh, ...content })).rejects.toThrow('已截止');
  });
});

describe('a lesson that an author publishes', () => {
  const written = {
    fields: {
      title: '同课异构听评：圆的面积',
      teacher: '周静怡',
      scale: 'scaleStudents',
      startTime: '2026-11-20',
      endTime: '2026-11-28',
    },
    choices: { category: ['1-math'] },
    files: { film: [{ id: '', url: '/sandbox/films/triangle.webm', name: '圆的面积.webm' }] },
    chapters: [],
  };

  it('is observed by everybody in the organisation, by the scale that its author has chosen', async () => {
    const sandbox = sandboxAt();
    const [author, ask] = [portalOf(sandbox, 'admin'), portalOf(sandbox, 'teacher')];
    const { id } = await author(saveAuthored, { kind: 'listen', action: 'publish', content: written });
    expect(await recordOf(ask, id)).toMatchObject({ title: written.fields.title, status: coming });
    const { scale, film, teacher, isOpen } = await observed(ask, id);
    expect(scale.title).toBe('学生学习行为观察表');
    expect(film?.url).toBe('/sandbox/films/triangle.webm');
    expect(teacher).toBe('周静怡');
    expect(isOpen).toBe(true);
    const given = { '1-1': '18', '1-2': '17', '2-1': '16', '2-2': '19', '3-1': '20' };
    await ask(calls.handInSheet, { id, ...nothing, points: given });
    expect(await recordOf(ask, id)).toMatchObject({ status: over, score: 90 });
    expect((await recordOf(author, id))?.status).toBe(coming);
  });

  it('is observed until the end of its last day', async () => {
    const clock = { time: noonish };
    const sandbox = sandboxAt(clock);
    const [author, ask] = [portalOf(sandbox, 'admin'), portalOf(sandbox, 'teacher')];
    const { id } = await author(saveAuthored, { kind: 'listen', action: 'publish', content: written });
    clock.time = new Date(2026, 10, 28, 22).getTime();
    expect((await observed(ask, id)).isOpen).toBe(true);
    clock.time = new Date(2026, 10, 29, 0, 1).getTime();
    expect((await observed(ask, id)).isOpen).toBe(false);
  });

  it('without a scale is none', async () => {
    const ask = portalOf(sandboxAt(), 'teacher');
    const { total } = await ask(getAuthoredPage, { kind: 'listen', state: 'published', current: 1, size: 1 });
    expect(total).toBeGreaterThan(0);
    const { records } = await ask(getRecords, { kind: 'listen', current: 1, size: 100 });
    expect(records.every(({ id }) => !id.startsWith('listen-'))).toBe(true);
  });
});
