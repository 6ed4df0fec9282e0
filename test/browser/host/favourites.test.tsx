import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import FavouritesPage from '#host/app/pages/favourites/FavouritesPage.tsx';
import type { SceneOptions } from '../../scene.ts';
import { readingFaults, writingFaults, type Fault } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const list = '/api/portal/favourite/page';
const change = '/api/portal/favourite';

beforeEach(() => browserPage.viewport(1440, 900));

const open = (options: SceneOptions = { as: 'teacher' }) =>
  openPage(FavouritesPage, '/space/favourites', options);

const meeting = (method: 'GET' | 'PUT', path: string, fault: Fault): SceneOptions => ({
  as: 'teacher',
  prepare: (sandbox) => sandbox.fault({ method, path, ...fault }),
});

/** The rows of the table, without its head. */
async function rowsOf(page: ReturnType<typeof open>): Promise<HTMLElement[]> {
  const table = await page.findByRole('table', { name: '我的收藏' });
  return within(table).getAllByRole('row').slice(1);
}

describe('my favourites', () => {
  test.each(['light', 'dark'] as const)('show what was kept, of all kinds, %s', async (theme) => {
    const page = open({ as: 'teacher', settings: { theme } });
    const rows = await rowsOf(page);
    expect(rows.length).toBeGreaterThan(5);
    const links = rows.map((row) => within(row).getAllByRole('link')[0]?.getAttribute('href') ?? '');
    for (const path of ['/courseHome?id=', '/resourceDetails?id=', '/liveList/live?id=']) {
      expect(links.some((link) => link.startsWith(path))).toBe(true);
    }
    await expectAccessible(page.host);
  });

  test('leave the list when they are given up', async () => {
    const page = open();
    const titles = async () =>
      (await rowsOf(page)).map((row) => within(row).getAllByRole('link')[0]?.textContent);
    const [first] = await rowsOf(page);
    if (!first) throw new Error('no favourite');
    const [title] = await titles();
    await userEvent.click(within(first).getByRole('button', { name: '取消收藏' }));
    await page.findByText('已取消收藏');
    await eventually(async () => expect(await titles()).not.toContain(title));
    expect(page.calls(change)).toHaveLength(1);
  });

  test.each(writingFaults)('stay where giving one up meets %s', async (_, fault) => {
    const page = open(meeting('PUT', change, fault));
    const before = await rowsOf(page);
    await userEvent.click(within(before[0] as HTMLElement).getByRole('button', { name: '取消收藏' }));
    await eventually(() => expect(page.toasts()).toHaveLength(1));
    expect(await rowsOf(page)).toHaveLength(before.length);
  });

  test('are found by their kind', async () => {
    const page = open();
    const all = await rowsOf(page);
    await userEvent.selectOptions(page.getByRole('combobox', { name: '类型' }), '直播');
    await eventually(async () => expect((await rowsOf(page)).length).toBeLessThan(all.length));
    for (const row of await rowsOf(page)) within(row).getByText('直播');
  });

  test('of a newcomer are none, and the way to some', async () => {
    const page = open({ as: 'newcomer' });
    await page.findByText('还没有收藏的内容');
    expect(page.getByRole('link', { name: '去看看课程' })).toHaveAttribute('href', '/course');
  });

  test.each(readingFaults)('after %s say so, and are there after a retry', async (_, fault) => {
    const page = open(meeting('GET', list, fault));
    await userEvent.click(await page.findByRole('button', { name: '重试' }));
    expect((await rowsOf(page)).length).toBeGreaterThan(0);
  });
});
