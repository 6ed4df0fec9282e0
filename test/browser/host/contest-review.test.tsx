import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ContestReviewPage from '#host/app/pages/contest-review/ContestReviewPage.tsx';
import type { FaultSettings } from '#host/sandbox/index.ts';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults, writingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const as = { as: 'teacher' } as const;
/** The teacher reviews this contest, and has reviewed three of its works. */
const id = '6012';
const work = `?id=${id}&paper=${id}-9`;
const contestPath = `/api/portal/contest/${id}`;
const reviewPath = `${contestPath}/review/${id}-9`;

beforeEach(() => browserPage.viewport(1440, 900));

const open = (query = '', options: SceneOptions = as) =>
  openPage(ContestReviewPage, `/supermarket/review${query}`, options);
type Page = ReturnType<typeof open>;

const meeting = (fault: FaultSettings): SceneOptions => ({
  ...as,
  prepare: (sandbox) => sandbox.fault(fault),
});

const press = async (page: Page, name: string | RegExp) =>
  userEvent.click(await page.findByRole('button', { name }));

const points = [
  ['目标与内容（满分 30）', '28'],
  ['活动设计（满分 40）', '36'],
  ['评价与证据（满分 20）', '17'],
  ['规范与表达（满分 10）', '9'],
] as const;

const fieldOf = (page: Page, label: string) =>
  page.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

async function fillPoints(page: Page): Promise<void> {
  for (const [label, typed] of points) await userEvent.fill(await fieldOf(page, label), typed);
}

describe('the review of works', () => {
  test.each(['light', 'dark'] as const)('leads from the contests to a work, %s', async (theme) => {
    const page = open('', { ...as, settings: { theme } });
    await page.findByRole('heading', { level: 1, name: '作品评审' });
    await page.findByText('已评 3/14 件');
    await expectAccessible(page.host);
    await userEvent.click(within(await page.findByRole('table')).getByRole('link', { name: /案例评选$/ }));
    await userEvent.click(await page.findByRole('tab', { name: /^待评审\s*11$/ }));
    await expectAccessible(page.host);
    await userEvent.click(page.getAllByRole('link', { name: /听得见的思考/ })[0] as Element);
    await page.findByRole('heading', { level: 2, name: '我的评审' });
    expect(page.whereabouts()).toBe(`/supermarket/review?id=${id}&paper=${id}-4`);
    await expectAccessible(page.host);
  });

  test('gives points for each criterion, sums them up and goes on to the next work', async () => {
    const page = open(work);
    await page.findByText('总分 0（满分 100）');
    await fillPoints(page);
    page.getByText('总分 90（满分 100）');
    await userEvent.fill(page.getByLabelText('评语'), '任务真实');
    await press(page, '保存评审');
    await page.findByText('评审已保存');
    expect(page.calls(reviewPath).map(({ body }) => body)).toEqual([
      { points: { aim: 28, design: 36, assessment: 17, form: 9 }, remark: '任务真实' },
    ]);
    await userEvent.click(page.getByRole('link', { name: '下一份' }));
    await eventually(() => expect(page.whereabouts()).toContain(`${id}-10`));
    await userEvent.click(await page.findByRole('link', { name: '返回列表' }));
    await page.findByRole('tab', { name: /^已评审\s*4$/ });
  });

  test.each(['', '31'])('refuses "%s" for a criterion of 30 points', async (typed) => {
    const page = open(work);
    await fillPoints(page);
    const field = await fieldOf(page, '目标与内容');
    await userEvent.fill(field, typed);
    await press(page, '保存评审');
    await page.findByText('请填写 0 至 30 的整数');
    expect(document.activeElement).toBe(field);
    expect(page.calls(reviewPath)).toEqual([]);
  });

  test('begins with what was saved', async () => {
    const page = open(`?id=${id}&paper=${id}-1`);
    expect((await fieldOf(page, '活动设计')).value).toMatch(/^\d+$/);
  });

  test('keeps what was typed for each work', async () => {
    const page = open(work);
    await userEvent.fill(await fieldOf(page, '活动设计'), '35');
    await userEvent.click(page.getByRole('link', { name: '上一份' }));
    await eventually(() => expect(page.whereabouts()).toContain(`${id}-8`));
    await eventually(async () => expect((await fieldOf(page, '活动设计')).value).toBe(''));
    await userEvent.click(page.getByRole('link', { name: '下一份' }));
    await eventually(async () => expect((await fieldOf(page, '活动设计')).value).toBe('35'));
    page.getByText('已恢复上次未保存的评分');
  });

  test.each(writingFaults)('after %s says so, keeps the points and saves them again', async (_, fault) => {
    const page = open(work, meeting({ method: 'PUT', path: reviewPath, ...fault }));
    await fieldOf(page, '活动设计');
    await fillPoints(page);
    await press(page, '保存评审');
    await eventually(() =>
      expect(page.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1),
    );
    expect(await fieldOf(page, '活动设计')).toHaveValue('36');
    await press(page, '保存评审');
    await page.findByText('评审已保存');
  });

  test('is shown, but not changed, once it is over', async () => {
    const page = open('?id=6024&paper=6024-1', { as: 'admin' });
    await page.findByText('专家评审已结束，评分不能再修改。');
    page.getByText(/^总分 \d+（满分 100）$/);
    expect(page.queryByRole('button', { name: '保存评审' })).toBeNull();
  });

  test.each([
    ['a work that does not exist', `?id=${id}&paper=none`, '作品不存在或已撤回'],
    ['somebody who does not review the contest', '?id=6024', '您不是本赛事的评审专家'],
    ['a contest that collects no works', '?id=6003', '该赛事不征集作品'],
  ])('says so for %s', async (_, query, said) => {
    const page = open(query);
    await page.findByText(said);
    await expectAccessible(page.host);
  });

  test('is empty for those who review nothing', async () => {
    const page = open('', { as: 'learner' });
    await page.findByText('由您评审的赛事会显示在这里');
  });

  test.each(readingFaults)('of a contest after %s can be tried again', async (_, fault) => {
    const page = open(work, meeting({ method: 'GET', path: contestPath, ...fault }));
    await page.findByText('赛事加载失败');
    await press(page, /^(重试|重新加载)/);
    await fieldOf(page, '活动设计');
  });

  test.each(readingFaults)('of a work after %s can be tried again', async (_, fault) => {
    const page = open(work, meeting({ method: 'GET', path: `${contestPath}/review`, ...fault }));
    await page.findByText('作品加载失败');
    await press(page, /^(重试|重新加载)/);
    await fieldOf(page, '活动设计');
  });
});
