import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { meeting, openDetails, openItem, studioId, type Details } from './details-scene.tsx';
import { readingFaults, writingFaults } from '../../faults.ts';
import { eventually, expectAccessible } from '../../widget.tsx';

const [led, other] = await Promise.all([studioId({ isLed: true }), studioId({ isLed: false })]);
const studio = (id: string) => `/studioHome?id=${id}`;
const part = (id: string, source = 'studio') => `/api/portal/participation/${source}/${id}`;
const announcements = (id: string) => `/api/portal/announcement/studio/${id}`;

beforeEach(() => browserPage.viewport(1440, 900));

const regionOf = async (page: Details, name: string) => within(await page.findByRole('region', { name }));

describe('a studio', () => {
  test.each(['light', 'dark'] as const)('is asked to be joined, and asked no longer, %s', async (theme) => {
    const page = openDetails(studio(other), { as: 'teacher', settings: { theme } });
    const join = await page.findByRole('button', { name: '申请加入' });
    await expectAccessible(page.host);
    await userEvent.click(join);
    await page.findByText('申请已提交，等待主持人审核');
    expect(page.calls(part(other)).at(-2)?.body).toEqual({ joined: true });
    // The button stays the same element, and so keeps the focus.
    const withdraw = page.getByRole('button', { name: '撤回申请' });
    expect(document.activeElement).toBe(withdraw);
    await userEvent.click(withdraw);
    await page.findByRole('button', { name: '申请加入' });
    expect(page.queryByText('申请已提交，等待主持人审核')).toBeNull();
  });

  test('is left after a question', async () => {
    const joined = { body: { code: 200, data: { status: 2, isOpen: true } }, times: 2 };
    const page = openDetails(studio(other), meeting(part(other), joined));
    await page.findByText('您已加入工作室');
    await userEvent.click(page.getByRole('button', { name: '退出工作室' }));
    const question = within(await page.findByRole('alertdialog', { name: '确定退出这个工作室吗？' }));
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    expect(page.calls(part(other)).filter(({ method }) => method === 'PUT')).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: '退出工作室' }));
    const again = within(await page.findByRole('alertdialog', { name: '确定退出这个工作室吗？' }));
    await userEvent.click(again.getByRole('button', { name: '退出工作室' }));
    await eventually(() =>
      expect(page.calls(part(other)).find(({ method }) => method === 'PUT')?.body).toEqual({ joined: false }),
    );
  });

  test('leads a guest to the log-in', async () => {
    const page = openDetails(studio(other), { as: 'guest' });
    const join = await page.findByRole('link', { name: '申请加入' });
    expect(join.getAttribute('href')).toMatch(/^\/login\/index\?redirect=/);
  });

  test.each(writingFaults)(
    'says so where joining meets %s, and is joined by a further click',
    async (_, fault) => {
      const page = openDetails(studio(other), meeting(part(other), { method: 'PUT', ...fault }));
      await userEvent.click(await page.findByRole('button', { name: '申请加入' }));
      await page.findByText(/操作失败|操作太频繁|网络/);
      await userEvent.click(page.getByRole('button', { name: '申请加入' }));
      await page.findByText('申请已提交，等待主持人审核');
    },
  );

  test.each(readingFaults)('whose members meet %s can be tried again', async (_, fault) => {
    const page = openDetails(studio(other), meeting(part(other), fault));
    await page.findByText('参与状态加载失败');
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await page.findByRole('button', { name: '申请加入' });
  });

  test('has nothing of it on a back end without participation', async () => {
    const page = openDetails(studio(other), { as: 'teacher', settings: { features: [] } });
    await page.findByRole('region', { name: '工作室介绍' });
    expect(page.queryByRole('button', { name: '申请加入' })).toBeNull();
    expect(page.queryByRole('region', { name: '公告' })).toBeNull();
    expect(page.calls(part(other))).toEqual([]);
  });
});

describe('the leader of a studio', () => {
  test.each(['light', 'dark'] as const)('admits and refuses, %s', async (theme) => {
    const page = openDetails(studio(led), { as: 'teacher', settings: { theme } });
    const requests = await regionOf(page, '加入申请');
    expect(await requests.findAllByRole('listitem')).toHaveLength(3);
    await expectAccessible(page.host);
    expect(page.queryByRole('button', { name: '申请加入' })).toBeNull();

    const [admit] = requests.getAllByRole('button', { name: /^通过.+的申请$/ });
    await userEvent.click(admit as HTMLElement);
    await page.findByText(/已加入工作室$/);
    await eventually(() => expect(requests.getAllByRole('listitem')).toHaveLength(2));

    const [refuse] = requests.getAllByRole('button', { name: /^拒绝.+的申请$/ });
    await userEvent.click(refuse as HTMLElement);
    const question = within(await page.findByRole('alertdialog', { name: /^确定拒绝.+的申请吗？$/ }));
    await userEvent.click(question.getByRole('button', { name: '拒绝' }));
    await page.findByText(/^已拒绝.+的申请$/);
    await eventually(() => expect(requests.getAllByRole('listitem')).toHaveLength(1));
  });

  test('reads that nobody waits', async () => {
    const none = { body: { code: 200, data: [] } };
    const page = openDetails(studio(led), meeting(`${part(led)}/request`, none));
    await (await regionOf(page, '加入申请')).findByText('新的申请会显示在这里');
  });

  test.each(readingFaults)('tries requests again that met %s', async (_, fault) => {
    const page = openDetails(studio(led), meeting(`${part(led)}/request`, fault));
    const requests = await regionOf(page, '加入申请');
    await userEvent.click(await requests.findByRole('button', { name: '重试' }));
    expect(await requests.findAllByRole('listitem')).toHaveLength(3);
  });

  test('announces something, and takes it back', async () => {
    const page = openDetails(studio(led));
    const region = await regionOf(page, '公告');
    await userEvent.click(await region.findByRole('button', { name: '发布公告' }));
    await userEvent.click(await region.findByRole('button', { name: '取消' }));
    expect(region.getByRole('button', { name: '发布公告' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const text = await region.findByLabelText('公告内容');
    await userEvent.click(region.getByRole('button', { name: '发布' }));
    await region.findByText('请填写公告内容');
    await userEvent.fill(text, '长'.repeat(501));
    await userEvent.click(region.getByRole('button', { name: '发布' }));
    await region.findByText('公告在500字以内');
    await userEvent.fill(text, '周五集体备课，请带上教学设计。');
    await userEvent.click(region.getByRole('button', { name: '发布' }));
    await page.findByText('公告已发布');
    expect(region.getByRole('button', { name: '发布公告' })).toHaveFocus();
    await region.findByText('周五集体备课，请带上教学设计。');

    const [remove] = region.getAllByRole('button', { name: /^删除.+的公告$/ });
    await userEvent.click(remove as HTMLElement);
    const question = within(await page.findByRole('alertdialog', { name: '确定删除这条公告吗？' }));
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    await page.findByText('公告已删除');
    await eventually(() => expect(region.queryByText('周五集体备课，请带上教学设计。')).toBeNull());
  });

  test.each(writingFaults)('keeps what was typed where publishing meets %s', async (_, fault) => {
    const page = openDetails(studio(led), meeting(announcements(led), { method: 'POST', ...fault }));
    const region = await regionOf(page, '公告');
    await userEvent.click(await region.findByRole('button', { name: '发布公告' }));
    const text = await region.findByLabelText('公告内容');
    await userEvent.fill(text, '周五集体备课');
    await userEvent.click(region.getByRole('button', { name: '发布' }));
    await region.findByRole('alert');
    expect(text).toHaveValue('周五集体备课');
    await userEvent.click(region.getByRole('button', { name: '发布' }));
    await page.findByText('公告已发布');
  });
});

describe('the announcements of a studio', () => {
  test('are read by guests', async () => {
    const records = [
      { id: 'a', content: '周五集体备课', realName: '王静怡', createTime: '2026-11-20 08:30:00' },
    ];
    const page = openDetails(
      studio(other),
      meeting(`${announcements(other)}/page`, { body: { code: 200, data: { records, total: 1 } } }, 'guest'),
    );
    const region = await regionOf(page, '公告');
    await region.findByText('周五集体备课');
    expect(region.queryByRole('button', { name: '发布公告' })).toBeNull();
    expect(region.queryByRole('button', { name: /^删除/ })).toBeNull();
  });

  test('may be none', async () => {
    const none = { body: { code: 200, data: { records: [], total: 0 } } };
    const page = openDetails(studio(other), meeting(`${announcements(other)}/page`, none));
    await (await regionOf(page, '公告')).findByText('主持人发布的公告会显示在这里');
  });

  test.each(readingFaults)('can be tried again after %s', async (_, fault) => {
    const page = openDetails(studio(led), meeting(`${announcements(led)}/page`, fault));
    const region = await regionOf(page, '公告');
    await userEvent.click(await region.findByRole('button', { name: '重试' }));
    await eventually(() => expect(region.queryByText('公告加载失败')).toBeNull());
  });
});

describe('a live session or an activity', () => {
  const pages = [
    ['live', '/liveList/live', '预约直播', '您已预约，可在“我的直播”中查看', '取消预约'],
    ['activity', '/activity', '报名活动', '您已报名，可在“我的活动”中查看', '取消报名'],
  ] as const;

  test.each(pages)('is booked and cancelled: %s', async (source, path, book, booked, cancel) => {
    const id = await openItem(source, 0);
    const page = openDetails(`${path}?id=${id}`);
    await userEvent.click(await page.findByRole('button', { name: book }));
    await page.findByText(booked);
    expect(page.queryByRole('button', { name: '签到' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: cancel }));
    await page.findByRole('button', { name: book });
    expect(page.queryByText(booked)).toBeNull();
  });

  test.each(pages)('is checked in to while it takes place: %s', async (source, path, book) => {
    const id = await openItem(source, 1);
    const page = openDetails(`${path}?id=${id}`);
    await userEvent.click(await page.findByRole('button', { name: book }));
    await userEvent.click(await page.findByRole('button', { name: '签到' }));
    await page.findByText(/^已于今天.+签到$/);
    expect(page.queryByRole('button', { name: '签到' })).toBeNull();
    expect(page.host.contains(document.activeElement)).toBe(true);
  });

  test.each(pages)('that is over is booked no longer: %s', async (source, path, book) => {
    const id = await openItem(source, 2);
    const page = openDetails(`${path}?id=${id}`);
    await page.findByRole('heading', { level: 2, name: /介绍$/ });
    expect(page.queryByRole('button', { name: book })).toBeNull();
  });
});
