import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import MarkingPage from '#host/app/pages/marking/MarkingPage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { meeting } from './space-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const as = { as: 'teacher' } as const;
/** The first paper of the first exam that is not marked: of its two essays one is. */
const paper = 'id=mk-1&paper=mk-1-12';
const mark = '/api/portal/exam/paper/mk-1-12/mark';

beforeEach(() => browserPage.viewport(1440, 900));

const openMarking = (query = '', options: SceneOptions = as) =>
  openPage(MarkingPage, `/examinationReadings?${query}`, options);
type Marking = ReturnType<typeof openMarking>;

const essay = async (page: Marking, number: number) =>
  within(await page.findByRole('article', { name: new RegExp(`^第 ${number} 题`) }));
const points = async (page: Marking, index: number) => {
  const fields = await page.findAllByRole('spinbutton', { name: /^得分/ });
  const field = fields[index];
  if (!field) throw new Error(`there is no field ${index}`);
  return field;
};

describe('marking', () => {
  test('leads from the exams over the papers to be marked to one paper', async () => {
    const page = openMarking();
    await eventually(() => expect(page.getAllByRole('progressbar')).toHaveLength(3));
    page.getByText('已阅 11 / 30');
    await expectAccessible(page.host);
    await userEvent.click(page.getByRole('link', { name: '东湖区青年教师基本功考核笔试' }));
    await userEvent.click(await page.findByRole('tab', { name: /^未阅\s*19$/ }));
    await eventually(() => expect(page.whereabouts()).toBe('/examinationReadings?id=mk-1&tab=unmarked'));
    await eventually(() => expect(page.queryByText('已阅', { selector: 'td *' })).toBeNull());
    await expectAccessible(page.host);
    const first = (await within(page.getByRole('table')).findAllByRole('link'))[0];
    if (!first) throw new Error('there is no paper');
    await userEvent.click(first);
    await page.findByRole('heading', { level: 2, name: `${first.textContent}的试卷（第 12 / 30 份）` });
    await expectAccessible(page.host);
  });

  test('names examinees by their number where the exam hides them', async () => {
    const page = openMarking('id=mk-2');
    await userEvent.click(await page.findByRole('link', { name: '3 号考生' }));
    await page.findByRole('heading', { level: 2, name: '3 号考生的试卷（第 3 / 18 份）' });
  });

  test('shows an empty list to somebody who marks nothing', async () => {
    const page = openMarking('', { as: 'newcomer' });
    await page.findByText('暂无阅卷任务');
  });

  const queries = [
    ['', '/api/portal/exam/marking/page', '阅卷任务加载失败', '已阅 11 / 30'],
    ['id=mk-1', '/api/portal/exam/marking/mk-1/papers', '试卷加载失败', '已阅 11 / 30'],
    [paper, '/api/portal/exam/paper/mk-1-12', '试卷加载失败', '尚未评分'],
  ] as const;
  const failures = queries.flatMap((query) =>
    readingFaults.map(([name, fault]) => [...query, name, fault] as const),
  );

  test.each(failures)(
    '?%s: %s → %s, %s after %s and a retry',
    async (query, path, message, content, _, fault) => {
      const page = openMarking(query, meeting(path, fault));
      await page.findByText(message);
      await userEvent.click(page.getByRole('button', { name: '重试' }));
      await page.findByText(content);
    },
  );
});

describe('a paper', () => {
  test('shows the essays beside the key, and the points of the other questions', async () => {
    const page = openMarking(paper, { ...as, settings: { theme: 'dark' } });
    const first = await essay(page, 11);
    first.getByText(/^评分要点/);
    (await essay(page, 12)).getByText('待阅卷');
    const closed = page.getByText(/^客观题 10 题，系统判分 \d+ \/ 60 分$/);
    await userEvent.click(closed);
    expect(page.getAllByRole('article')).toHaveLength(12);
    await expectAccessible(page.host);
  });

  test('is marked by keys alone, and then leads to the next one', async () => {
    const page = openMarking(paper);
    const second = await points(page, 1);
    second.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(second).toHaveValue('2');
    await userEvent.keyboard('{PageUp}');
    expect(second).toHaveValue('20');
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveAttribute('aria-valuenow', '19');
    await userEvent.fill(page.getAllByLabelText('评语（选填）')[1] as HTMLElement, '措施具体');
    second.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('已保存：19 / 20 分');
    page.getByText('已阅 12 / 30');
    expect(page.calls(mark).map(({ body }) => body)).toEqual([
      { questionId: 'r-12', points: 19, comment: '措施具体' },
    ]);
    const next = page.getByRole('link', { name: '下一份未阅试卷' });
    await eventually(() => expect(document.activeElement).toBe(next));
    await userEvent.keyboard('{Enter}');
    await page.findByRole('heading', { level: 2, name: /第 13 \/ 30 份/ });
  });

  test('takes full and no points by a click, and goes on to the next essay', async () => {
    const page = openMarking(paper);
    const first = await points(page, 0);
    await userEvent.click(page.getAllByRole('button', { name: '零分' })[0] as HTMLElement);
    expect(first).toHaveValue('0');
    expect(document.activeElement).toBe(first);
    await userEvent.click(page.getAllByRole('button', { name: '满分' })[0] as HTMLElement);
    await userEvent.keyboard('{Enter}');
    await page.findByText('已保存：20 / 20 分');
    expect(document.activeElement).toBe(await points(page, 1));
  });

  test('is saved by leaving an answer, and the focus stays where the user went', async () => {
    const page = openMarking(paper);
    await userEvent.fill(await points(page, 0), '12');
    await userEvent.click(page.getAllByLabelText('评语（选填）')[0] as HTMLElement);
    expect(page.calls(mark)).toEqual([]);
    await userEvent.keyboard('条理清楚');
    const second = await points(page, 1);
    await userEvent.click(second);
    await page.findByText('已保存：12 / 20 分');
    expect(page.calls(mark).map(({ body }) => body)).toEqual([
      { questionId: 'r-11', points: 12, comment: '条理清楚' },
    ]);
    expect(document.activeElement).toBe(second);
    await userEvent.fill(second, '21');
    await userEvent.click(page.getByRole('heading', { level: 2, name: /的试卷（/ }));
    await page.findByText('请输入 0～20 之间的数字，最多一位小数');
    expect(page.calls(mark)).toHaveLength(1);
  });

  test('keeps a comment that is typed while the points are being saved, and saves it too', async () => {
    const page = openMarking(paper);
    await userEvent.fill(await points(page, 1), '15');
    page.sandbox.fault({ method: 'PUT', path: mark, delayMs: 300 });
    await userEvent.click(page.getByRole('heading', { level: 2, name: /的试卷（/ }));
    await eventually(() => expect(page.calls(mark)).toHaveLength(1));
    await userEvent.fill(page.getAllByLabelText('评语（选填）')[1] as HTMLElement, '论据充分');
    await userEvent.click(page.getByRole('heading', { level: 2, name: /的试卷（/ }));
    await eventually(() =>
      expect(page.calls(mark).map(({ body }) => body)).toEqual([
        { questionId: 'r-12', points: 15, comment: '' },
        { questionId: 'r-12', points: 15, comment: '论据充分' },
      ]),
    );
    await page.findByText('已保存：15 / 20 分');
  });

  test('is saved although a link leads away from it at once', async () => {
    const page = openMarking(paper);
    await userEvent.fill(await points(page, 1), '16');
    await userEvent.click(page.getByRole('link', { name: '下一份' }));
    await page.findByRole('heading', { level: 2, name: /第 13 \/ 30 份/ });
    await page.findByText('已阅 12 / 30');
    await userEvent.click(page.getByRole('link', { name: '上一份' }));
    await page.findByText('已保存：16 / 20 分');
  });

  test.each([
    ['', '请输入得分'],
    ['21', '请输入 0～20 之间的数字，最多一位小数'],
    ['1.25', '请输入 0～20 之间的数字，最多一位小数'],
  ])('refuses "%s" as points', async (typed, message) => {
    const page = openMarking(paper);
    await userEvent.fill(await points(page, 1), typed);
    await userEvent.click(page.getAllByRole('button', { name: '保存评分' })[1] as HTMLElement);
    await page.findByText(message);
    expect(document.activeElement).toBe(await points(page, 1));
    expect(page.calls(mark)).toEqual([]);
  });

  test.each([
    ['a refusal', { body: { code: 409, msg: '阅卷已截止。' } }, /^阅卷已截止。 本题评分未保存/],
    ['a broken connection', { drop: true }, /本题评分未保存，仍为原来的结果/],
    ['a wrong shape', { body: { code: 200, data: 'gestern' } }, /本题评分未保存，仍为原来的结果/],
  ])('keeps what was typed after %s', async (_, fault, message) => {
    const page = openMarking(paper);
    await userEvent.fill(await points(page, 1), '17.5');
    page.sandbox.fault({ method: 'PUT', path: mark, ...fault });
    await userEvent.keyboard('{Enter}');
    await page.findByText(message);
    page.getByText('已阅 11 / 30');
    expect(await points(page, 1)).toHaveValue('17.5');
    window.history.pushState(null, '', '/examinationReadings?id=mk-1');
    await page.findByRole('tab', { name: /^全部\s*30$/ });
    window.history.pushState(null, '', `/examinationReadings?${paper}`);
    await eventually(async () => expect(await points(page, 1)).toHaveValue('17.5'));
    await userEvent.click(page.getAllByRole('button', { name: '保存评分' })[1] as HTMLElement);
    await page.findByText('已保存：17.5 / 20 分');
  });
});
