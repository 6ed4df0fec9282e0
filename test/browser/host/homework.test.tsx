import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import HomeworkPage from '#host/app/pages/homework/HomeworkPage.tsx';
import type { FaultSettings } from '#host/sandbox/index.ts';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults, writingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const as = { as: 'teacher' } as const;
/** The teacher takes part in the project of the first, and guides that of the second. */
const own = 'hw-demo-2001-1';
const guided = 'hw-demo-2002-1';
const path = (id: string) => `/api/portal/homework/${id}`;
const submission = (id: string) => `${path(id)}/submission`;

beforeEach(() => browserPage.viewport(1440, 900));

const open = (address: string, options: SceneOptions = as) =>
  openPage(HomeworkPage, `/space/homework/${address}`, options);
type Page = ReturnType<typeof open>;

const meeting = (fault: FaultSettings): SceneOptions => ({
  ...as,
  prepare: (sandbox) => sandbox.fault(fault),
});

const textOf = (page: Page) => page.findByLabelText<HTMLTextAreaElement>('作业内容');
const press = async (page: Page, name: string | RegExp) =>
  userEvent.click(await page.findByRole('button', { name }));

async function upload(page: Page, file: File): Promise<void> {
  await page.findByRole('button', { name: '选择文件' });
  const input = page.host.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for files');
  await userEvent.upload(input, file);
}

describe('an assignment, for a learner', () => {
  test.each(['light', 'dark'] as const)('shows brief, form and excellent works, %s', async (theme) => {
    const page = open(own, { ...as, settings: { theme } });
    await page.findByRole('heading', { level: 1, name: '提交一份课例设计' });
    page.getByText(/教学目标与学情分析/);
    within(page.getByRole('region', { name: '优秀作业' })).getAllByRole('heading', { level: 3 });
    await textOf(page);
    await expectAccessible(page.host);
  });

  test('is handed in with text and a file, and can be handed in again', async () => {
    const page = open(own);
    await userEvent.fill(await textOf(page), '以真实任务带动单元学习');
    await upload(page, new File(['%PDF-1.7 a'], '设计稿.pdf', { type: 'application/pdf' }));
    await page.findByText('已上传');
    await press(page, '提交作业');
    await page.findByText('作业已提交');
    await page.findByText('待批阅');
    expect(page.calls(submission(own)).map(({ body }) => body)).toEqual([
      { content: '以真实任务带动单元学习', files: [expect.objectContaining({ name: '设计稿.pdf' })] },
    ]);
    await page.findByRole('button', { name: '重新提交' });
    expect((await textOf(page)).value).toBe('以真实任务带动单元学习');
    page.getByRole('list', { name: '附件' });
    await expectAccessible(page.host);
  });

  test('says what is missing, and sends nothing', async () => {
    const page = open(own);
    await textOf(page);
    await press(page, '提交作业');
    await page.findByText('请填写内容或上传附件');
    expect(page.calls(submission(own))).toHaveLength(0);
  });

  test('is not handed in while a file is being uploaded', async () => {
    const page = open(own, meeting({ method: 'POST', path: '/api/upload/create', delayMs: 60_000 }));
    await upload(page, new File(['%PDF-1.7 a'], '设计稿.pdf', { type: 'application/pdf' }));
    await page.findByRole('progressbar', { name: '正在上传 设计稿.pdf' });
    await press(page, '提交作业');
    await page.findByText('请等附件上传完成，或删除未完成的附件');
    expect(page.calls(submission(own))).toHaveLength(0);
  });

  test('keeps what was typed when the page is left', async () => {
    const page = open(own);
    await userEvent.fill(await textOf(page), '写了一半');
    const kept = Object.entries({ ...localStorage });
    page.unmount();
    // The scene clears the storage, so the draft is written after it.
    const restore = () => kept.forEach(([key, value]) => localStorage.setItem(key, String(value)));
    const again = open(own, { ...as, prepare: restore });
    expect((await textOf(again)).value).toBe('写了一半');
    again.getByText('已恢复上次未提交的内容');
    await userEvent.clear(await textOf(again));
  });

  test.each(writingFaults)('%s: says so, and keeps the text', async (_, fault) => {
    const page = open(own, meeting({ method: 'PUT', path: submission(own), ...fault }));
    await userEvent.fill(await textOf(page), '以真实任务带动单元学习');
    await press(page, '提交作业');
    await eventually(() =>
      expect(page.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1),
    );
    expect((await textOf(page)).value).toBe('以真实任务带动单元学习');
    await press(page, '提交作业');
    await page.findByText('作业已提交');
  });

  test.each(readingFaults)('%s: can be tried again', async (_, fault) => {
    const page = open(own, meeting({ method: 'GET', path: path(own), ...fault }));
    await page.findByText('作业加载失败');
    await press(page, /^(重试|重新加载)/);
    await textOf(page);
  });
});

describe('an assignment, for its tutor', () => {
  test('lists what was handed in, and reminds those who are missing', async () => {
    const page = open(guided);
    await userEvent.click(await page.findByRole('tab', { name: /^待批阅\s*7$/ }));
    await eventually(() => expect(within(page.getByRole('table')).getAllByRole('row')).toHaveLength(8));
    await expectAccessible(page.host);
    await press(page, '提醒未交的 5 人');
    await page.findByText('已提醒 5 人');
    expect(page.calls(`${path(guided)}/reminder`)).toHaveLength(1);
  });

  test('is marked, and shown to all as excellent', async () => {
    const page = open(`${guided}?paper=${guided}-8`);
    await userEvent.fill(await page.findByLabelText('得分（满分 100）'), '92');
    await userEvent.fill(page.getByLabelText('评语'), '目标清楚');
    await userEvent.click(page.getByRole('checkbox', { name: /^设为优秀作业/ }));
    await expectAccessible(page.host);
    await press(page, '批阅完成');
    await page.findByText('批阅已保存');
    expect(page.calls(`${submission(guided)}/${guided}-8`)[0]?.body).toEqual({
      status: 2,
      points: 92,
      remark: '目标清楚',
      isExcellent: true,
    });
    await eventually(() =>
      expect(
        within(page.getByRole('region', { name: '优秀作业' })).getAllByRole('heading', { level: 3 }),
      ).toHaveLength(3),
    );
    await userEvent.click(page.getByRole('link', { name: '下一份' }));
    await eventually(() => expect(page.whereabouts()).toContain(`${guided}-9`));
  });

  test('is returned with a reason, not without one', async () => {
    const page = open(`${guided}?paper=${guided}-8`);
    await press(page, '退回修改');
    await page.findByText('请说明退回的原因');
    await userEvent.fill(page.getByLabelText('评语'), '请补充评价部分');
    await press(page, '退回修改');
    await page.findByText('作业已退回');
    expect(page.calls(`${submission(guided)}/${guided}-8`)[0]?.body).toMatchObject({
      status: 1,
      points: null,
    });
  });

  test.each(['', '101'])('with the points "%s" is not marked', async (points) => {
    const page = open(`${guided}?paper=${guided}-8`);
    const field = await page.findByLabelText<HTMLInputElement>('得分（满分 100）');
    await userEvent.fill(field, points);
    await press(page, '批阅完成');
    await page.findByText('请填写 0 至 100 的整数');
    expect(document.activeElement).toBe(field);
  });

  test.each(writingFaults)('%s: says so, and keeps the mark', async (_, fault) => {
    const address = `${guided}?paper=${guided}-8`;
    const page = open(
      address,
      meeting({ method: 'PUT', path: `${submission(guided)}/${guided}-8`, ...fault }),
    );
    await userEvent.fill(await page.findByLabelText('得分（满分 100）'), '92');
    await press(page, '批阅完成');
    await eventually(() =>
      expect(page.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1),
    );
    expect(page.getByLabelText<HTMLInputElement>('得分（满分 100）').value).toBe('92');
    await press(page, '批阅完成');
    await page.findByText('批阅已保存');
  });

  test('a submission that does not exist leads back to the list', async () => {
    const page = open(`${guided}?paper=none`);
    await page.findByText('作业不存在');
    await userEvent.click(page.getByRole('link', { name: '返回列表' }));
    await page.findByRole('table');
  });
});
