// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { itemStatuses, type ItemStatus } from '#src/api/list-item.ts';
import { getActivities, getLives, getStudios } from '#src/api/lists.ts';
import { getNotifications } from '#src/api/notifications.ts';
import * as announcements from '#src/api/participation/announcements.ts';
import * as calls from '#src/api/participation/participation.ts';
import { getRecords } from '#src/api/records.ts';
import { getRelated } from '#src/api/related.ts';
import { getTotal } from '#src/api/space.ts';
import { getMyActivities } from '#src/api/study.ts';
import { portalOf, sandboxAt, type Ask } from './portal.ts';

const { none, asked, joined } = calls.participationStatuses;
const { coming, underWay, over } = itemStatuses;
const all = { current: 1, size: 200 };

/** The admin's first studio of those that the teacher leads. */
async function ledByTeacher(ask: Ask): Promise<calls.ParticipationItem> {
  const { records } = await ask(getStudios, all);
  const led = records.find(({ authorId }) => authorId === 'u-1001');
  return { sourceType: 'studio', sourceId: led?.id ?? '' };
}

const membersOf = async (ask: Ask, { sourceId }: calls.ParticipationItem) =>
  (await ask(getStudios, { ...all, id: sourceId })).records[0]?.members;

const studiosOf = async (ask: Ask) => (await ask(getRecords, { ...all, kind: 'studio' })).records;

const newsOf = async (ask: Ask) =>
  (await ask(getNotifications, { current: 1, size: 1, type: 1 })).records[0]?.content ?? '';

const statusOf = async (ask: Ask, item: calls.ParticipationItem) =>
  (await ask(calls.getParticipation, item)).status;

describe('a studio', () => {
  it('is joined once its leader has admitted the user, at once in all lists and counters', async () => {
    const sandbox = sandboxAt();
    const [leader, member] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    const item = await ledByTeacher(member);
    expect(await member(calls.getParticipation, item)).toMatchObject({
      status: none,
      isOpen: true,
      isLeader: false,
    });
    const before = await membersOf(member, item);
    const { studioNum } = await member(getTotal, undefined);

    await member(calls.setParticipation, { ...item, joined: true });
    expect(await statusOf(member, item)).toBe(asked);
    expect(await newsOf(leader)).toContain('申请加入您的工作室');
    const request = (await leader(calls.getJoinRequests, item)).at(-1);
    await leader(calls.answerJoinRequest, { ...item, userId: request?.userId ?? '', admitted: true });

    expect(await statusOf(member, item)).toBe(joined);
    expect(await newsOf(member)).toContain('已通过');
    expect(await membersOf(member, item)).toBe((before ?? 0) + 1);
    expect((await studiosOf(member))[0]?.id).toBe(item.sourceId);
    expect((await member(getTotal, undefined)).studioNum).toBe(Number(studioNum) + 1);
    const people = await member(getRelated, { kind: 'studio', id: item.sourceId });
    expect(people.map(({ id }) => id)).toContain(request?.userId);

    await member(calls.setParticipation, { ...item, joined: false });
    expect(await statusOf(member, item)).toBe(none);
    expect(await membersOf(member, item)).toBe(before);
    expect((await studiosOf(member)).some(({ id }) => id === item.sourceId)).toBe(false);
  });

  it('refuses a request, and a request can be taken back', async () => {
    const sandbox = sandboxAt();
    const [leader, member] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    const item = await ledByTeacher(member);
    const waiting = async () => (await leader(calls.getJoinRequests, item)).length;
    const others = await waiting();

    await member(calls.setParticipation, { ...item, joined: true });
    await member(calls.setParticipation, { ...item, joined: true });
    expect(await waiting()).toBe(others + 1);
    await member(calls.setParticipation, { ...item, joined: false });
    expect(await waiting()).toBe(others);

    await member(calls.setParticipation, { ...item, joined: true });
    const request = (await leader(calls.getJoinRequests, item)).at(-1);
    const answer = { ...item, userId: request?.userId ?? '', admitted: false };
    await leader(calls.answerJoinRequest, answer);
    expect(await statusOf(member, item)).toBe(none);
    expect(await newsOf(member)).toContain('未通过');
    await expect(leader(calls.answerJoinRequest, answer)).rejects.toThrow('申请已撤回或已处理');
  });

  it('is led by its author alone', async () => {
    const sandbox = sandboxAt();
    const [leader, member] = [portalOf(sandbox, 'teacher'), portalOf(sandbox, 'admin')];
    const item = await ledByTeacher(member);
    expect(await leader(calls.getParticipation, item)).toMatchObject({ isLeader: true, isOpen: false });
    await expect(leader(calls.setParticipation, { ...item, joined: true })).rejects.toThrow('您是主持人');
    await expect(member(calls.getJoinRequests, item)).rejects.toThrow('只有主持人可以操作');
    await expect(member(announcements.announce, { ...item, content: '通知' })).rejects.toThrow(
      '只有主持人可以操作',
    );
  });

  it('announces to everybody, and tells its members', async () => {
    const sandbox = sandboxAt();
    const [leader, member, guest] = [
      portalOf(sandbox, 'teacher'),
      portalOf(sandbox, 'admin'),
      portalOf(sandbox),
    ];
    const item = await ledByTeacher(member);
    await member(calls.setParticipation, { ...item, joined: true });
    await leader(calls.answerJoinRequest, { ...item, userId: 'u-1002', admitted: true });
    const read = async () => (await guest(announcements.getAnnouncements, { ...item, ...all })).records;
    const before = await read();

    await leader(announcements.announce, { ...item, content: '周五集体备课' });
    const [latest] = await read();
    expect(latest).toMatchObject({ content: '周五集体备课' });
    expect(await newsOf(member)).toContain('周五集体备课');
    await expect(leader(announcements.announce, { ...item, content: '长'.repeat(501) })).rejects.toThrow(
      '公告在500字以内',
    );

    await leader(announcements.deleteAnnouncement, { ...item, id: latest?.id ?? '' });
    expect(await read()).toEqual(before);
  });
});

describe('a live session or an activity', () => {
  const kinds = [
    ['live', getLives, async (ask: Ask) => (await ask(getRecords, { ...all, kind: 'live' })).records],
    ['activity', getActivities, async (ask: Ask) => (await ask(getMyActivities, all)).records],
  ] as const;

  /** An item of a status that the user has not joined yet. */
  async function openItem(ask: Ask, place: 0 | 1, status: ItemStatus): Promise<calls.ParticipationItem> {
    const [sourceType, list, ownList] = kinds[place];
    const own = await ownList(ask);
    const { records } = await ask(list, { ...all, status });
    const found = records.find((row) => row.authorId !== 'u-1002' && own.every(({ id }) => id !== row.id));
    return { sourceType, sourceId: found?.id ?? '' };
  }

  it.each([0, 1] as const)('is booked and cancelled at once (%#)', async (place) => {
    const ask = portalOf(sandboxAt(), 'admin');
    const ownList = kinds[place][2];
    const item = await openItem(ask, place, coming);
    const before = (await ownList(ask)).length;
    await ask(calls.setParticipation, { ...item, joined: true });
    expect(await ask(calls.getParticipation, item)).toMatchObject({ status: joined, isCheckInOpen: false });
    expect((await ownList(ask))[0]?.id).toBe(item.sourceId);
    await expect(ask(calls.confirmPresence, item)).rejects.toThrow('不在签到时间内');
    await ask(calls.setParticipation, { ...item, joined: false });
    expect((await ownList(ask)).length).toBe(before);
  });

  it.each([0, 1] as const)('takes a check-in once, while it is under way (%#)', async (place) => {
    const clock = { time: Date.UTC(2026, 10, 21, 2, 30) };
    const ask = portalOf(sandboxAt(clock), 'admin');
    const item = await openItem(ask, place, underWay);
    await expect(ask(calls.confirmPresence, item)).rejects.toThrow('报名后才能签到');
    await ask(calls.setParticipation, { ...item, joined: true });
    expect((await ask(calls.getParticipation, item)).isCheckInOpen).toBe(true);
    await ask(calls.confirmPresence, item);
    const { isCheckInOpen, checkInTime } = await ask(calls.getParticipation, item);
    expect(isCheckInOpen).toBe(false);
    clock.time += 60_000;
    await ask(calls.confirmPresence, item);
    expect((await ask(calls.getParticipation, item)).checkInTime).toBe(checkInTime);
  });

  it.each([0, 1] as const)('that is over can be neither booked nor cancelled (%#)', async (place) => {
    const ask = portalOf(sandboxAt(), 'admin');
    const item = await openItem(ask, place, over);
    expect((await ask(calls.getParticipation, item)).isOpen).toBe(false);
    await expect(ask(calls.setParticipation, { ...item, joined: true })).rejects.toThrow('已结束');
  });

  it('shows a guest that it is open, and nothing of anybody', async () => {
    const sandbox = sandboxAt();
    const item = await openItem(portalOf(sandbox, 'admin'), 0, coming);
    expect(await portalOf(sandbox)(calls.getParticipation, item)).toMatchObject({
      status: none,
      isOpen: true,
      isLeader: false,
      checkInTime: null,
    });
  });
});
