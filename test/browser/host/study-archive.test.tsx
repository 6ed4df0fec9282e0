import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import StudyArchivePage from '#host/app/pages/study-archive/StudyArchivePage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const paths = {
  info: '/api/orgUser/user/getInfoArchive',
  courses: '/api/course/app/market/archives/page',
  projects: '/api/project/home/archives/page',
  certificates: '/api/orgUser/cert/getCertPage',
};

beforeEach(() => browserPage.viewport(1440, 900));

const open = (address = '/space/studyArchive', options: SceneOptions = { as: 'teacher' }) =>
  openPage(StudyArchivePage, address, options);
type ArchivePage = ReturnType<typeof open>;

const records = (page: ArchivePage) => page.findByRole('table', { name: '学习记录' });
const printButton = (page: ArchivePage) => page.getByRole('button', { name: '打印或存为 PDF' });

function stubPrint() {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  return print;
}

describe('the study archive', () => {
  test.each(['light', 'dark'] as const)('shows head, hours, records and certificates, %s', async (theme) => {
    const page = open(undefined, { as: 'teacher', settings: { theme } });
    await page.findByRole('heading', { level: 1, name: '学习档案' });
    await records(page);
    await page.findByText('陈思远');
    const chart = within(await page.findByRole('table', { name: '各年度学时' }));
    const hours = chart.getAllByRole('cell').map(({ textContent }) => Number(textContent));
    const total = hours.reduce((sum, one) => sum + one, 0);
    await page.findByText(`${total} 学时`);
    const latest = within(page.getByRole('region', { name: '最新证书' }));
    expect(await latest.findAllByRole('listitem')).toHaveLength(4);
    expect(latest.getByRole('link', { name: '全部证书' })).toHaveAttribute('href', '/space/myCertificates');
    await expectAccessible(page.host);
  });

  test('keeps tab and year in the address', async () => {
    const page = open('/space/studyArchive?year=2025');
    await records(page);
    const select = page.getByRole('combobox', { name: '年度' });
    expect(select).toHaveValue('2025');
    await eventually(() => expect(page.calls(paths.courses).at(-1)?.query).toMatchObject({ year: '2025' }));
    await userEvent.click(page.getByRole('tab', { name: /^培训项目/ }));
    await eventually(() => expect(page.whereabouts()).toBe('/space/studyArchive?tab=project&year=2025'));
    await userEvent.selectOptions(page.getByRole('combobox', { name: '年度' }), '2024 年');
    await eventually(() => expect(page.calls(paths.projects).at(-1)?.query).toMatchObject({ year: '2024' }));
    expect(page.whereabouts()).toBe('/space/studyArchive?tab=project&year=2024');
  });

  test('is empty for a newcomer', async () => {
    const page = open(undefined, { as: 'newcomer' });
    await page.findByText('还没有学时记录');
    await page.findByText('还没有学习记录');
    await eventually(() => expect(page.getAllByText('暂无相关数据')).toHaveLength(3));
    await expectAccessible(page.host);
  });

  test.each([1440, 1000, 390, 320])('does not run over at %i px', async (width) => {
    await browserPage.viewport(width, 800);
    const page = open();
    await records(page);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  test.each(readingFaults)('%s of all calls: each says so, and is tried again', async (_, fault) => {
    const page = open(undefined, {
      as: 'teacher',
      prepare: (sandbox) => {
        for (const path of Object.values(paths)) sandbox.fault({ method: 'GET', path, ...fault });
      },
    });
    for (const said of ['档案概况加载失败', '证书加载失败', '学习记录加载失败']) await page.findByText(said);
    for (const button of await page.findAllByRole('button', { name: '重试' })) await userEvent.click(button);
    await page.findByText('陈思远');
    await records(page);
    expect(page.toasts()).toEqual([]);
  });
});

describe('the printed archive', () => {
  test('has every row of every year, and all certificates', async () => {
    const print = stubPrint();
    const page = open();
    await records(page);
    await userEvent.click(printButton(page));
    await eventually(() => expect(print).toHaveBeenCalledOnce());
    // The document is on paper only, so that queries by role skip it.
    const sheet = within(page.getByLabelText('学习档案', { selector: 'article' }));
    const tables = sheet.getAllByRole('table', { hidden: true });
    const rows = tables
      .slice(1)
      .reduce((sum, table) => sum + within(table).getAllByRole('rowheader', { hidden: true }).length, 0);
    const totals = await Promise.all(
      [paths.courses, paths.projects, paths.certificates].map(async (path) => {
        const request = new Request(`http://sandbox.localhost${path}?current=1&size=1`, {
          headers: { authorization: `Bearer ${page.sandbox.tokenOf('teacher')}` },
        });
        const response = (await (await page.sandbox.fetch(request)).json()) as { data: { total: number } };
        return response.data.total;
      }),
    );
    expect(rows).toBe(totals.reduce((sum, one) => sum + one, 0));
    sheet.getByText(/\/space\/studyArchive$/);
    sheet.getByLabelText('本页的二维码');
  });

  test('says how far it is, one request after the other', async () => {
    const print = stubPrint();
    const page = open();
    await records(page);
    page.sandbox.fault({ method: 'GET', path: paths.projects, delayMs: 600 });
    const before = page.calls(paths.certificates).length;
    await userEvent.click(printButton(page));
    await page.findByText('正在整理全部记录（2/3）');
    expect(page.getByRole('progressbar', { name: '整理进度' })).toHaveValue(1);
    expect(page.calls(paths.certificates)).toHaveLength(before);
    await eventually(() => expect(print).toHaveBeenCalledOnce());
    expect(page.queryByRole('progressbar')).toBeNull();
  });

  test.each(readingFaults)('is not printed in part: %s', async (_, fault) => {
    const print = stubPrint();
    const page = open();
    await records(page);
    page.sandbox.fault({ method: 'GET', path: paths.projects, ...fault });
    await userEvent.click(printButton(page));
    await eventually(() => expect(page.toasts()).toHaveLength(1));
    expect(print).not.toHaveBeenCalled();
    await eventually(() => expect(page.queryByRole('progressbar')).toBeNull());
    await userEvent.click(printButton(page));
    await eventually(() => expect(print).toHaveBeenCalledOnce());
    expect(page.toasts()).toEqual([]);
  });
});
