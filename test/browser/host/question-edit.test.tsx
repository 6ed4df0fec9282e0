import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import QuestionEditPage from '#host/app/pages/question-edit/QuestionEditPage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { drag } from '../drag.ts';
import { type Fault, readingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { meeting } from './space-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const exam = '/questionEdit?id=exam-100101';
const path = '/api/portal/authoring/exam/exam-100101/questions';

beforeEach(() => browserPage.viewport(1440, 900));

function open(address = exam, options: SceneOptions = { as: 'teacher' }) {
  const page = openPage(QuestionEditPage, address, options);
  const click = async (name: string | RegExp) => userEvent.click(await page.findByRole('button', { name }));
  return {
    ...page,
    click,
    /** Clicks in the topmost dialog. */
    inDialog: async () => within(await page.findByRole('dialog')),
    form: async (number: number) => within(await page.findByRole('region', { name: `编辑第 ${number} 题` })),
    saves: () => page.sandbox.calls().filter((call) => call.method === 'PUT' && call.path === path),
    fault: (method: 'PUT' | 'POST', fault: Fault, called = path) =>
      page.sandbox.fault({ method, path: called, ...fault }),
  };
}

async function type(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.fill(field, text);
}

describe('the questions of an exam', () => {
  test.each([
    [1440, 900, 'light'],
    [390, 844, 'dark'],
  ] as const)(
    'are listed with their points, and axe finds nothing at %i px',
    async (width, height, theme) => {
      await browserPage.viewport(width, height);
      const page = open(exam, { as: 'teacher', settings: { theme } });
      expect(await page.findByText('8 题 · 共 42 分')).toBeVisible();
      await page.findByRole('button', { name: /^3\. 下列做法/ });
      await expectAccessible(page.host);
      await page.click(/^3\. 下列做法/);
      await page.form(3);
      await expectAccessible(page.host);
    },
  );

  test.each(readingFaults)('that meet %s can be tried again', async (_, fault) => {
    const page = open(exam, meeting(path, fault));
    await page.findByText('试题加载失败');
    await page.click('重试');
    await page.findByText('8 题 · 共 42 分');
  });

  test.each([
    ['/questionEdit', '请先选择一场考试'],
    ['/questionEdit?id=nothing', '内容不存在或已删除'],
  ])('%s says what is missing', async (address, text) => {
    const page = open(address);
    await page.findByText(text);
  });

  test('that are none yet are begun with a button', async () => {
    const page = open(exam, {
      as: 'teacher',
      prepare: (sandbox) =>
        sandbox.fault({
          method: 'GET',
          path,
          body: { code: 200, msg: '', data: { title: '测验', questions: [] } },
        }),
    });
    await page.findByText('还没有试题');
    await page.click('判断题');
    const form = await page.form(1);
    await eventually(() => expect(form.getByRole('textbox', { name: /^题目/ })).toHaveFocus());
  });
});

describe('editing', () => {
  test('keeps what is typed until it is saved, and saves it', async () => {
    const page = open();
    await page.click(/^2\. 教师/);
    await type((await page.form(2)).getByRole('textbox', { name: /^题目/ }), '新的题目？');
    await page.findByText('有未保存的修改，已暂存在本机');

    history.pushState(null, '', '/questionEdit?id=exam-100102');
    await eventually(() => expect(page.queryByText('有未保存的修改，已暂存在本机')).toBeNull());
    history.pushState(null, '', exam);
    await page.findByRole('button', { name: /^2\. 新的题目/ });

    await page.click('保存试题');
    await page.findByText('试题已保存');
    await eventually(() => expect(page.queryByText('有未保存的修改，已暂存在本机')).toBeNull());
    expect(page.saves()).toHaveLength(1);
    expect(page.saves()[0]?.body).toMatchObject({ version: 1 });
  });

  test.each(readingFaults)('survives %s while it is saved', async (_, fault) => {
    const page = open();
    await page.click('简答题');
    await type((await page.form(9)).getByRole('textbox', { name: /^题目/ }), '谈谈您的看法。');
    page.fault('PUT', fault);
    await page.click('保存试题');
    await eventually(() => expect(page.toasts()).toHaveLength(1));
    await page.findByText('有未保存的修改，已暂存在本机');
    await page.click('保存试题');
    await page.findByText('试题已保存');
    expect(page.saves()).toHaveLength(2);
  });

  test('leads to the first fault, and saves nothing before it is mended', async () => {
    const page = open();
    await page.click('单选题');
    await page.click('填空题');
    await page.click('保存试题');
    await page.findByText('还有 2 题需要完善，改好后再保存');
    const form = await page.form(9);
    await eventually(() => expect(form.getByRole('textbox', { name: /^题目/ })).toHaveFocus());
    expect(form.getByText('请填写题目')).toBeVisible();
    expect(form.getByRole('textbox', { name: '选项 A' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page.host);
    expect(page.saves()).toHaveLength(0);

    await type(form.getByRole('textbox', { name: /^题目/ }), '选一个');
    for (const letter of ['A', 'B'])
      await type(form.getByRole('textbox', { name: `选项 ${letter}` }), letter);
    for (const letter of ['D', 'C'])
      await userEvent.click(form.getByRole('button', { name: `删除选项 ${letter}` }));
    await form.findByText('请设置正确答案');
    await userEvent.click(form.getByRole('radio', { name: '选项 B 为正确答案' }));
    await page.findByText('还有 1 题需要完善，改好后再保存');
    await page.click('保存试题');
    await eventually(async () =>
      expect((await page.form(10)).getByRole('textbox', { name: /^题目/ })).toHaveFocus(),
    );
  });

  test('says when the questions were saved elsewhere, and lets one choose', async () => {
    const page = open();
    await page.click('判断题');
    page.fault('PUT', { body: { code: 409, msg: '试题已在其他窗口或设备上修改' } });
    page.sandbox.fault({
      method: 'GET',
      path,
      body: { code: 200, msg: '', data: { title: '测验', questions: [], version: 7 } },
    });
    await type((await page.form(9)).getByRole('textbox', { name: /^题目/ }), '地球是圆的。');
    await userEvent.click((await page.form(9)).getByRole('radio', { name: '正确' }));
    await page.click('保存试题');
    await page.findByText('这些试题已在其他窗口或设备上修改');
    await page.findByRole('button', { name: /^9\. 地球是圆的/ });
    // Until one has chosen, nothing overwrites what was saved elsewhere.
    await page.click('保存试题');
    expect(page.getByText('这些试题已在其他窗口或设备上修改').closest('[role=alert]')).toHaveFocus();
    expect(page.sandbox.calls().filter(({ method }) => method === 'PUT')).toHaveLength(1);
    await page.click('使用已保存的试题');
    await userEvent.click(
      await within(await page.findByRole('alertdialog')).findByRole('button', { name: '取消' }),
    );
    await page.click('保留我的修改');
    await eventually(() => expect(page.queryByText('这些试题已在其他窗口或设备上修改')).toBeNull());
    await page.findByRole('button', { name: /^9\. 地球是圆的/ });
  });

  test('removes with undo, copies and sorts', async () => {
    const page = open();
    await page.click(/^1\. 《义务/);
    await userEvent.click((await page.form(1)).getByRole('button', { name: '删除' }));
    await page.findByText('7 题 · 共 37 分');
    await page.click('撤销');
    await page.findByText('8 题 · 共 42 分');
    await page.findByRole('button', { name: /^1\. 《义务/ });

    await userEvent.click((await page.form(1)).getByRole('button', { name: '复制' }));
    await page.findByText('9 题 · 共 47 分');
    await page.findByRole('button', { name: /^2\. 《义务/ });
    await page.form(2);

    await userEvent.click(await page.findByRole('button', { name: /上移.*第 4 题|第 4 题.*上移/ }));
    await page.findByRole('button', { name: /^3\. 下列做法/ });
  });

  test('keeps the options of a question while it has another type', async () => {
    const page = open();
    const form = await page.form(1);
    await userEvent.selectOptions(form.getByRole('combobox', { name: '题型' }), '简答题');
    await eventually(() => expect(form.queryByRole('textbox', { name: '选项 B' })).toBeNull());
    await userEvent.selectOptions(form.getByRole('combobox', { name: '题型' }), '多选题');
    expect(await form.findByRole('textbox', { name: '选项 B' })).toHaveValue('10%');
  });

  test('shows list and question one after the other on a phone, and Back leads to the list', async () => {
    await browserPage.viewport(390, 844);
    const page = open();
    await page.click(/^2\. 教师/);
    const heading = (await page.form(2)).getByRole('heading', { name: '第 2 题' });
    await eventually(() => expect(heading).toHaveFocus());
    expect(page.queryByRole('button', { name: /^2\. 教师/ })).toBeNull();
    history.back();
    await page.findByRole('button', { name: /^2\. 教师/ });
    await eventually(() => expect(heading).not.toBeVisible());
  });
});

describe('the import', () => {
  test('takes pasted questions, says what it did not understand, and keeps the text until then', async () => {
    const page = open();
    await page.click('导入');
    const text = (await page.inDialog()).getByRole('textbox', { name: '试题文本' });
    await type(text, '1. 一加一等于二。\n答案：对\n分值：3\n2. 选一个\nA. 甲\nB. 乙');
    const dialog = await page.inDialog();
    await dialog.findByText('识别到 2 题');
    expect(dialog.getByText(/^第 4 行：没有找到答案/)).toBeVisible();
    await expectAccessible(page.host);
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
    await page.click('导入');
    await userEvent.click(await (await page.inDialog()).findByRole('button', { name: '导入 2 题' }));
    await page.findByText('10 题 · 共 50 分');
    await page.form(9);
    await page.findByText('已导入 2 题');
    await page.click('导入');
    expect(await (await page.inDialog()).findByRole('textbox', { name: '试题文本' })).toHaveValue('');
  });

  test('shows what it recognised, and marks what it guessed', async () => {
    const page = open();
    await page.click('导入');
    const text = (await page.inDialog()).getByRole('textbox', { name: '试题文本' });
    await type(text, '１．选一个\nＡ．甲　Ｂ．乙\n答案：Ａ。因为 B 不对\n2. 谈谈您的看法。');
    const dialog = await page.inDialog();
    await dialog.findByText('识别到 2 题，其中 2 题请核对');
    const [choice, essay] = within(dialog.getByRole('list', { name: '识别结果' })).getAllByText(/^第 \d 题$/);
    expect(choice?.closest('li')).toHaveTextContent('第 1 题单选题5 分请核对选一个A. 甲B. 乙答案：A');
    expect(choice?.closest('li')).toHaveTextContent('答案后面的文字放进了解析，对吗？');
    expect(essay?.closest('li')).toHaveTextContent('这是简答题吗？');
    await expectAccessible(page.host);
    await userEvent.click(dialog.getByRole('button', { name: '导入 2 题' }));
    const form = await page.form(9);
    await eventually(() => expect(form.getByRole('radio', { name: '选项 A 为正确答案' })).toBeChecked());
    expect(form.getByRole('textbox', { name: /^解析/ })).toHaveValue('因为 B 不对');
  });

  test('takes a spreadsheet, and hands back the rows that failed', async () => {
    const page = open();
    await page.click('导入');
    const dialog = await page.inDialog();
    await userEvent.click(dialog.getByRole('tab', { name: '上传表格' }));
    const input = await dialog.findByLabelText('选择表格', { selector: 'input' });
    const upload = (text: string, name: string) => userEvent.upload(input, new File([text], name));

    page.fault('POST', { status: 500 }, `${path}/import`);
    await upload('题型,题目,答案,分值\n判断题,地球是圆的,对,2\n', '试题.csv');
    await eventually(() => expect(page.toasts()).toHaveLength(1));
    await upload('题型,题目,答案,分值\n判断题,地球是圆的,对,2\n单选题,没有选项,A,2\n', '试题.csv');
    await dialog.findByText('1 行未能导入');
    await page.findByText('9 题 · 共 44 分');
    await expectAccessible(page.host);
    await userEvent.click(dialog.getByRole('button', { name: '下载未导入的行' }));
    await eventually(() => expect(page.calls('/api/upload/excel/fail')).toHaveLength(1));
  });

  test('takes one spreadsheet that is dropped anywhere in the dialog', async () => {
    const page = open();
    await page.click('导入');
    const dialog = await page.inDialog();
    await userEvent.click(dialog.getByRole('tab', { name: '上传表格' }));
    await dialog.findByText('也可以把文件拖到这里');
    const sheet = new File(['题型,题目,答案,分值\n判断题,地球是圆的,对,2\n'], '试题.csv');
    const title = dialog.getByRole('heading', { name: '导入试题' });
    drag('drop', title, [new File(['text'], '试题.txt')]);
    await eventually(() => expect(page.toasts()).toContain('请选择 .xlsx 或 .csv 文件'));
    drag('drop', title, [sheet, sheet]);
    await eventually(() => expect(page.toasts()).toContain('一次只能导入一个文件'));
    drag('dragover', title, [sheet]);
    await dialog.findByText('松开鼠标，添加文件');
    drag('drop', title, [sheet]);
    await page.findByText('9 题 · 共 44 分');
  });
});

test('the preview can be tried out', async () => {
  const page = open();
  await page.click('预览');
  const dialog = await page.inDialog();
  const right = await dialog.findByRole('radio', { name: /^B\. 10%/ });
  await userEvent.click(right);
  await eventually(() => expect(right).toBeChecked());
  await expectAccessible(page.host);
});
