import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Announcements } from '#host/app/pages/about/Announcements.tsx';
import type { SceneOptions } from '../../scene.ts';
import { openPublicPage } from './public-page-scene.tsx';
import { eventually, expectAccessible } from '../widget.tsx';

const path = '/api/operate/advert/list';

const open = (options: SceneOptions = {}) =>
  openPublicPage(<Announcements />, { route: '/about/us', address: '/about/us', as: 'guest', ...options });

const announcements = (...data: object[]): SceneOptions => ({
  prepare: (sandbox) => sandbox.fault({ method: 'GET', path, body: { code: 200, msg: '', data }, times: 9 }),
});

test('lists every announcement of the organisation, each with its page', async () => {
  const shown = open();
  const list = await shown.findByRole('list', { name: '机构公告' });
  expect(list.querySelectorAll('a').length).toBe(2);
  await expectAccessible(shown.host);
});

test('counts a click and opens the page', async () => {
  const shown = open(
    announcements({
      id: 5,
      title: '寒假研修安排',
      cover: '/sandbox/pictures/banner/5.svg',
      url: '/activity',
    }),
  );
  await userEvent.click(await shown.findByRole('link', { name: '寒假研修安排' }));
  await eventually(() => expect(shown.calls('/api/operate/advert/click/5', 'POST')).toHaveLength(1));
  expect(shown.visited().at(-1)).toBe('/activity');
});

test('shows an announcement without a safe page as text, and one of another site in a new window', async () => {
  const cover = '/sandbox/pictures/banner/5.svg';
  const shown = open(
    announcements(
      { id: 1, title: '恶意公告', cover, url: 'javascript:alert(1)' },
      { id: 2, title: '外部公告', cover, url: 'https://example.com/notice' },
    ),
  );
  expect(await shown.findByText('恶意公告')).toBeVisible();
  expect(shown.getAllByRole('link')).toHaveLength(1);
  expect(shown.getByRole('link', { name: /^外部公告/ })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('says that there are none', async () => {
  const shown = open(announcements());
  expect(await shown.findByText('暂无相关数据')).toBeVisible();
});

test('says that they could not be loaded, and tries again', async () => {
  const shown = open({ prepare: (sandbox) => sandbox.fault({ method: 'GET', path, status: 500 }) });
  expect(await shown.findByRole('alert')).toHaveTextContent('公告加载失败');
  await userEvent.click(shown.getByRole('button', { name: '重试' }));
  expect(await shown.findByRole('list', { name: '机构公告' })).toBeVisible();
});
