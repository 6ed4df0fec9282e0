import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { meeting, openDetails, type Details } from './details-scene.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { readingFaults, writingFaults } from '../../faults.ts';
import { eventually, expectAccessible } from '../../widget.tsx';

const ids = { coming: '6004', collecting: '6008', reviewing: '6012', voting: '6020', published: '6024' };
const address = (id: string) => `/contest?id=${id}`;
const path = (id: string) => `/api/portal/contest/${id}`;
const ownPath = `${path(ids.collecting)}/work`;
const worksPath = (id: string) => `${path(id)}/work/page`;

beforeEach(() => browserPage.viewport(1440, 900));

const worksIn = async (page: Details) => within(await page.findByRole('region', { name: '参赛作品' }));
type Works = Awaited<ReturnType<typeof worksIn>>;

/** The works of the list; the pages below them are a list too. */
const rowsOf = async (works: Works) =>
  (
    await within(await works.findByRole('region', { name: '全部作品' })).findAllByRole('heading', {
      level: 4,
    })
  ).map(({ textContent }) => textContent);

const press = async (works: Pick<Works, 'findByRole'>, name: string | RegExp) =>
  userEvent.click(await works.findByRole('button', { name }));

/** The form of one's own work, open. */
async function openForm(page: Details) {
  const works = await worksIn(page);
  await press(works, '提交作品');
  return {
    works,
    title: await works.findByLabelText<HTMLInputElement>(/^标题/),
    text: await works.findByLabelText<HTMLTextAreaElement>('作品内容'),
  };
}

describe('one’s own work for a contest', () => {
  test('is handed in with a file, changed and withdrawn', async () => {
    const page = openDetails(address(ids.collecting));
    const { works, title, text } = await openForm(page);
    await userEvent.fill(title, '单元教学设计');
    await userEvent.fill(text, '以真实任务带动单元学习');
    const input = page.host.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no field for files');
    await userEvent.upload(input, new File(['%PDF-1.7 a'], '设计稿.pdf', { type: 'application/pdf' }));
    await works.findByText('已上传');
    await expectAccessible(page.host);
    await press(works, '提交');
    await page.findByText('作品已提交');
    const own = within(await works.findByRole('region', { name: '我的作品' }));
    await own.findByText('已提交');
    own.getByText('单元教学设计');
    own.getByRole('link', { name: '下载 设计稿.pdf' });
    expect(page.calls(ownPath).map(({ body }) => body)).toEqual([
      {
        title: '单元教学设计',
        content: '以真实任务带动单元学习',
        files: [expect.objectContaining({ name: '设计稿.pdf' })],
      },
    ]);

    await press(own, '修改作品');
    const again = await own.findByLabelText<HTMLInputElement>(/^标题/);
    expect(again).toHaveValue('单元教学设计');
    await userEvent.fill(again, '单元教学设计（修改）');
    await press(own, '保存并提交');
    await own.findByText('单元教学设计（修改）');
    expect(own.getByRole('button', { name: '修改作品' })).toHaveFocus();

    await press(own, '撤回作品');
    const question = within(await page.findByRole('alertdialog', { name: '确定撤回作品吗？' }));
    await userEvent.click(question.getByRole('button', { name: '撤回作品' }));
    await own.findByText('已撤回');
    expect(page.calls(ownPath).at(-1)?.method).toBe('DELETE');
    expect(own.queryByRole('button', { name: '撤回作品' })).toBeNull();
    await press(own, '修改作品');
    expect(await own.findByLabelText('作品内容')).toHaveValue('以真实任务带动单元学习');
  });

  test('asks for a title and a text, and sends nothing without them', async () => {
    const page = openDetails(address(ids.collecting));
    const { works, title } = await openForm(page);
    await press(works, '提交');
    await works.findByText('请填写标题');
    works.getByText('请填写内容或上传附件');
    expect(document.activeElement).toBe(title);
    expect(page.calls(ownPath)).toEqual([]);
  });

  test('keeps what was typed when the form is closed and the page is left', async () => {
    const page = openDetails(address(ids.collecting));
    const { works, text } = await openForm(page);
    await userEvent.fill(text, '写了一半');
    await press(works, '取消');
    expect(works.getByRole('button', { name: '提交作品' })).toHaveFocus();
    const kept = Object.entries({ ...localStorage });
    expect((await openForm(page)).text).toHaveValue('写了一半');
    // The scene clears the storage, so the draft is written after it.
    const restore = () => kept.forEach(([key, value]) => localStorage.setItem(key, String(value)));
    const again = openDetails(address(ids.collecting), { as: 'teacher', prepare: restore });
    expect((await openForm(again)).text).toHaveValue('写了一半');
  });

  test.each(writingFaults)('after %s says so, keeps the text and can be sent again', async (_, fault) => {
    const page = openDetails(address(ids.collecting), meeting(ownPath, { method: 'PUT', ...fault }));
    const { works, title, text } = await openForm(page);
    await userEvent.fill(title, '单元教学设计');
    await userEvent.fill(text, '以真实任务带动单元学习');
    await press(works, '提交');
    await works.findByRole('alert');
    expect(text).toHaveValue('以真实任务带动单元学习');
    await press(works, '提交');
    await page.findByText('作品已提交');
  });

  test.each([
    [ids.coming, '征集开始后可以在这里提交作品。'],
    [ids.voting, '一张学习单的五次修改'],
  ])('cannot be written for the contest %s', async (id, said) => {
    const page = openDetails(address(id));
    const works = await worksIn(page);
    await within(await works.findByRole('region', { name: '我的作品' })).findByText(said);
    expect(works.queryByRole('button', { name: /^(提交|修改|撤回)作品/ })).toBeNull();
  });
});

describe('the works of a contest', () => {
  test.each(['light', 'dark'] as const)(
    'stand with schedule, criteria and pages of six, %s',
    async (theme) => {
      const page = openDetails(address(ids.voting), { as: 'teacher', settings: { theme } });
      const works = await worksIn(page);
      const current = within(works.getByRole('list', { name: '赛程' }))
        .getByText('进行中')
        .closest('li');
      expect(current).toHaveAttribute('aria-current', 'step');
      expect(current).toHaveTextContent('投票');
      works.getByText('目标与内容');
      expect(await rowsOf(works)).toHaveLength(6);
      works.getByText('共 14 件作品');
      await expectAccessible(page.host);
      await userEvent.click(works.getByRole('button', { name: '第 2 页' }));
      await eventually(() =>
        expect(page.calls(worksPath(ids.voting)).at(-1)?.query).toMatchObject({ current: '2', size: '6' }),
      );
    },
  );

  test('are opened and closed', async () => {
    const works = await worksIn(openDetails(address(ids.voting)));
    const [first = ''] = await rowsOf(works);
    const all = within(works.getByRole('region', { name: '全部作品' }));
    await press(all, `查看作品：${first}`);
    await all.findByRole('list', { name: '附件' });
    await press(all, `收起作品：${first}`);
    expect(all.queryByRole('list', { name: '附件' })).toBeNull();
  });

  test('are voted for three times, not for one’s own; a vote is taken back', async () => {
    const page = openDetails(address(ids.voting));
    const works = await worksIn(page);
    await rowsOf(works);
    const votes = () => works.getAllByRole<HTMLButtonElement>('button', { name: /^(投票|已投票)：/ });
    expect(votes()).toHaveLength(5);
    works.getByRole('heading', { level: 4, name: /一张学习单的五次修改\s*我的作品/ });
    for (const left of [2, 1, 0]) {
      await userEvent.click(works.getAllByRole('button', { name: /^投票：/ })[0] as Element);
      await works.findByText(`每人 3 票，您还可以投 ${left} 票`);
      await eventually(() =>
        expect(works.getAllByRole('button', { name: /^已投票：/ })).toHaveLength(3 - left),
      );
    }
    await eventually(() => expect(votes().filter(({ disabled }) => disabled)).toHaveLength(2));
    const [voted] = works.getAllByRole('button', { name: /^已投票：/ });
    await userEvent.click(voted as Element);
    await works.findByText('每人 3 票，您还可以投 1 票');
    await eventually(() => expect(votes().some(({ disabled }) => disabled)).toBe(false));
    expect(page.calls(`${path(ids.voting)}/work/${ids.voting}-1/vote`).map(({ body }) => body)).toEqual([
      { voted: true },
      { voted: false },
    ]);
  });

  test.each(writingFaults)('after %s of a vote say so, and can be voted for again', async (_, fault) => {
    const first = `${path(ids.voting)}/work/${ids.voting}-1/vote`;
    const page = openDetails(address(ids.voting), meeting(first, { method: 'PUT', ...fault }));
    const works = await worksIn(page);
    const [title = ''] = await rowsOf(works);
    await press(works, `投票：${title}`);
    await eventually(() => expect(page.toasts()).toHaveLength(1));
    await press(works, `投票：${title}`);
    await works.findByRole('button', { name: `已投票：${title}` });
  });

  test('have names, points, votes and awards with the results, and one’s own its remarks', async () => {
    const works = await worksIn(openDetails(address(ids.published)));
    await rowsOf(works);
    const all = within(works.getByRole('region', { name: '全部作品' }));
    expect(all.getAllByText(/等奖$/).map(({ textContent }) => textContent)).toEqual([
      '一等奖',
      '二等奖',
      '二等奖',
      '三等奖',
      '三等奖',
      '三等奖',
    ]);
    expect(all.getAllByText(/^得分 \d/)).toHaveLength(6);
    expect(all.getAllByText(/^\d+ 票$/)).toHaveLength(6);
    expect(all.queryByText('匿名作者')).toBeNull();
    const own = within(works.getByRole('region', { name: '我的作品' }));
    own.getByText(/^得分 \d/);
    own.getByRole('heading', { level: 4, name: '专家评语' });
  });

  test.each([
    [ids.collecting, '登录后提交作品', '征集截止后在这里展示作品'],
    [ids.voting, '登录后投票', '共 14 件作品'],
  ])('lead guests of the contest %s to the log-in', async (id, link, said) => {
    const page = openDetails(address(id), { as: 'guest' });
    const works = await worksIn(page);
    await works.findByText(said);
    expect(works.getByRole('link', { name: link }).getAttribute('href')).toMatch(/^\/login/);
    expect(works.queryByRole('button', { name: /^(投票|提交作品)/ })).toBeNull();
    await expectAccessible(page.host);
  });

  test('lead reviewers to the review', async () => {
    const works = await worksIn(openDetails(address(ids.reviewing)));
    expect(works.getByRole('link', { name: '评审作品' })).toHaveAttribute(
      'href',
      `/supermarket/review?id=${ids.reviewing}`,
    );
  });

  test.each<[what: string, address: string, options: SceneOptions]>([
    ['a contest that collects none', address('6003'), { as: 'teacher' }],
    ['another kind of item', '/activity?id=1003', { as: 'teacher' }],
    ['a back end without contests', address(ids.voting), { as: 'teacher', settings: { features: [] } }],
  ])('are not there for %s', async (_, where, options) => {
    const page = openDetails(where, options);
    await page.findByRole('region', { name: /说明$|介绍$/ });
    expect(page.queryByRole('region', { name: '参赛作品' })).toBeNull();
    if (options.settings) expect(page.calls(path(ids.voting))).toEqual([]);
  });

  test.each(readingFaults)('after %s can be tried again', async (_, fault) => {
    const page = openDetails(address(ids.voting), meeting(path(ids.voting), fault));
    await page.findByText('参赛作品加载失败');
    await press(await worksIn(page), /^(重试|重新加载)/);
    expect(await rowsOf(await worksIn(page))).toHaveLength(6);
  });

  test.each(readingFaults)('whose list meets %s can be tried again', async (_, fault) => {
    const page = openDetails(address(ids.voting), meeting(worksPath(ids.voting), fault));
    const works = await worksIn(page);
    await works.findByText('作品列表加载失败');
    await press(works, /^(重试|重新加载)/);
    expect(await rowsOf(works)).toHaveLength(6);
  });
});
