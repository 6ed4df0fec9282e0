import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import QuizEditPage from '#host/app/pages/question-edit/QuizEditPage.tsx';
import type { Quiz } from '#src/api/learning/quizzes.ts';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults, writingFaults } from '../faults.ts';
import { eventually, expectAccessible } from '../widget.tsx';
import { openPage } from './page-scene.tsx';
import { meeting } from './space-scene.tsx';

const course = 'openCourse-100101';
const address = `/quizEdit?kind=openCourse&id=${course}`;
const listPath = `/api/portal/authoring/openCourse/${course}/quizzes`;
const settings: SceneOptions['settings'] = { features: ['authoring', 'quizzes'] };

beforeEach(() => browserPage.viewport(1440, 900));

function open(at = address, options: SceneOptions = { as: 'teacher', settings }) {
  const page = openPage(QuizEditPage, at, options);
  const learner = { authorization: `Bearer ${page.sandbox.tokenOf('admin')}` };
  return {
    ...page,
    click: async (name: string | RegExp) => userEvent.click(await page.findByRole('button', { name })),
    form: async (number: number) => within(await page.findByRole('region', { name: `编辑第 ${number} 题` })),
    choice: () => page.findByRole('combobox', { name: '选择练习' }),
    saves: () => page.sandbox.calls().filter(({ method }) => method === 'PUT'),
    /** The quizzes that a learner's player gets. */
    async learnt(): Promise<Quiz[]> {
      const path = `http://sandbox.localhost/api/portal/quiz/${course}`;
      const response = await page.sandbox.fetch(path, { headers: learner });
      return ((await response.json()) as { data: Quiz[] }).data;
    },
  };
}

async function addJudgement(page: ReturnType<typeof open>, number: number, title: string) {
  await page.click('判断题');
  const form = await page.form(number);
  await userEvent.fill(form.getByRole('textbox', { name: /^题目/ }), title);
  await userEvent.click(form.getByRole('radio', { name: '正确' }));
}

describe('the quizzes of a course', () => {
  test.each([
    [1440, 900, 'light'],
    [390, 844, 'dark'],
  ] as const)('are chosen by lesson, and axe finds nothing at %i px', async (width, height, theme) => {
    await browserPage.viewport(width, height);
    const page = open(address, { as: 'teacher', settings: { ...settings, theme } });
    const choice = await page.choice();
    await page.findByText(/^3 题 · 共/);
    await expectAccessible(page.host);
    expect(choice).toHaveTextContent(/（3 题，已发布）.*课后测验（0 题，未发布）/);
    await userEvent.selectOptions(choice, '课后测验（0 题，未发布）');
    await page.findByText('还没有试题');
    expect(page.whereabouts()).toContain('lesson=after-class');
    expect(page.host.scrollWidth).toBeLessThanOrEqual(width);
  });

  test.each(readingFaults)('that meet %s can be tried again', async (_, fault) => {
    const page = open(address, { ...meeting(listPath, fault), settings });
    await page.findByText('练习列表加载失败');
    await page.click('重试');
    await page.choice();
  });

  test.each([
    ['/quizEdit', '请先选择一门课程'],
    ['/quizEdit?kind=exam&id=exam-100101', '请先选择一门课程'],
    ['/quizEdit?kind=openCourse&id=nothing', '内容不存在或已删除'],
    [`${address}&lesson=gone`, '课时不存在或已删除'],
  ])('%s says what is missing', async (at, text) => {
    const page = open(at);
    await page.findByText(text);
  });

  test('are none without a lesson', async () => {
    const page = open(address, {
      as: 'teacher',
      settings,
      prepare: (sandbox) =>
        sandbox.fault({
          method: 'GET',
          path: listPath,
          body: { code: 200, data: { title: '', quizzes: [] } },
        }),
    });
    await page.findByText('课程还没有课时');
    expect(page.getByRole('link', { name: '去编辑课程' })).toHaveAttribute(
      'href',
      `/createdCourse?id=${course}`,
    );
  });
});

describe('a quiz', () => {
  test('is kept as a draft, published to learners at once, and withdrawn', async () => {
    const page = open(`${address}&lesson=after-class`);
    await page.findByText('未发布');
    expect(page.queryByRole('button', { name: '简答题' })).toBeNull();
    await addJudgement(page, 1, '地球是圆的。');
    await page.findByText('有未保存的修改，已暂存在本机');
    expect(await page.learnt()).toHaveLength(1);

    await page.click('发布练习');
    await page.findByText('练习已发布');
    expect((await page.learnt()).at(-1)).toMatchObject({
      title: '课后测验',
      questions: [{ title: '地球是圆的。', answer: [] }],
    });
    await eventually(async () => expect(await page.choice()).toHaveTextContent(/课后测验（1 题，已发布）/));

    await addJudgement(page, 2, '月球是圆的。');
    await page.click('撤回');
    await page.findByText('练习已撤回，学员不再看到');
    expect(await page.learnt()).toHaveLength(1);
    // The edits are still there, and in no conflict with one's own withdrawal.
    await page.findByRole('button', { name: /^2\. 月球/ });
    await page.click('发布练习');
    await eventually(async () => expect((await page.learnt()).at(-1)?.questions).toHaveLength(2));
  });

  test('without questions is shown to nobody', async () => {
    const page = open();
    for (let left = 3; left > 0; left -= 1) {
      await page.findByText(new RegExp(`^${left} 题 · 共`));
      await userEvent.click((await page.form(1)).getByRole('button', { name: '删除' }));
    }
    await page.click('发布练习');
    await page.findByText('已保存。没有试题的练习不会显示给学员');
    await page.findByText('未发布');
    expect(await page.learnt()).toEqual([]);
  });

  test('takes pasted questions, and says which type it cannot have', async () => {
    const page = open(`${address}&lesson=after-class`);
    await page.click('导入');
    const dialog = within(await page.findByRole('dialog'));
    const text = await dialog.findByRole('textbox', { name: '试题文本' });
    await userEvent.fill(text, '1. 一加一等于二。\n答案：对\n2. 【简答题】谈谈您的看法。\n答案：略');
    await userEvent.click(await dialog.findByRole('button', { name: '导入 2 题' }));
    await page.click('发布练习');
    const form = await page.form(2);
    await form.findByText('练习由系统自动判分，请换成其他题型');
    const type = form.getByRole('combobox', { name: '题型' });
    await eventually(() => expect(type).toHaveFocus());
    expect(page.saves()).toHaveLength(0);
    await userEvent.selectOptions(type, '判断题');
    await userEvent.click(form.getByRole('radio', { name: '错误' }));
    await page.click('发布练习');
    await page.findByText('练习已发布');
    expect((await page.learnt()).at(-1)?.questions).toHaveLength(2);
  });

  test.each(writingFaults)('keeps its edits where publishing meets %s', async (_, fault) => {
    const page = open(`${address}&lesson=after-class`);
    await addJudgement(page, 1, '地球是圆的。');
    page.sandbox.fault({ method: 'PUT', path: `${listPath}/after-class`, ...fault });
    await page.click('发布练习');
    await eventually(() => expect(page.toasts()).toHaveLength(1));
    await page.findByText('有未保存的修改，已暂存在本机');
    await page.click('发布练习');
    await page.findByText('练习已发布');
  });
});
