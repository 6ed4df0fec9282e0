import { describe, expect, it, test } from 'vitest';
import type { ListItem } from '#src/api/list-item.ts';
import { contentTexts } from '#host/app/content/texts.ts';
import { factFormat } from '#host/app/content/cards/useFacts.ts';
import { factsOf } from '#host/app/pages/details/details-facts.ts';
import { detailsKinds } from '#host/app/pages/details/details-kinds.ts';
import { withItem } from '#host/app/content/useItem.ts';
import { sharedUrl } from '#host/app/content/shared-url.ts';
import { detailsTexts } from '#host/app/pages/details/texts.ts';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { pageFile } from '#host/app/routing/page-loaders.ts';
import type { PageName } from '#host/app/routing/page-titles.ts';

const names = Object.keys(detailsKinds) as PageName[];
const now = new Date(2026, 10, 20, 9).getTime();
const format = factFormat(contentTexts['zh-CN'], 'zh-CN', now);
const item: ListItem = {
  id: '42',
  title: '标题',
  cover: '',
  summary: '',
  tags: [],
  hot: 0,
  createTime: null,
};

describe('the details of every kind', () => {
  test.each(names)('%s has its page, and its canonical URL and list are pages', (name) => {
    expect(pageFile(name)).toBe('pages/details/DetailsPage.tsx');
    const { href, listPath } = detailsKinds[name]?.content ?? { href: () => '', listPath: '' };
    const { pathname, searchParams } = new URL(href('a b&c'), 'https://portal.example');
    const matched = matchRoute(pathname, searchParams);
    expect('to' in matched && pageFile(matched.to.name)).toBe('pages/details/DetailsPage.tsx');
    expect(matchRoute(listPath)).toHaveProperty('to');
  });
});

describe('the facts', () => {
  test.each<[PageName, Partial<ListItem>, Record<string, string>]>([
    [
      'courseHome',
      { teacher: '王静怡', teacherTitle: '特级教师', price: 0, lessonNum: 9, duration: 80, members: 1234 },
      { 主讲: '王静怡 · 特级教师', 价格: '免费', 学时: '9', 时长: '80 分钟', 在学人数: '1,234' },
    ],
    ['courseHome', { price: 68, hot: 7 }, { 价格: '¥68', 浏览: '7' }],
    [
      'live',
      {
        startTime: Date.parse('2026-11-20 19:30:00'),
        endTime: Date.parse('2026-11-20 21:00:00'),
        teacher: '李志远',
      },
      { 直播时间: '今天 19:30 至 21:00', 主讲人: '李志远' },
    ],
    [
      'live',
      { startTime: Date.parse('2026-11-20 23:30:00'), endTime: Date.parse('2026-11-21 01:00:00') },
      { 直播时间: '今天 23:30 至 明天 01:00' },
    ],
    ['live', { startTime: Date.parse('2026-11-20 19:30:00') }, { 直播时间: '今天 19:30' }],
    [
      'thirdProject',
      {
        startTime: Date.parse('2026-11-27 08:00:00'),
        endTime: Date.parse('2027-01-26 18:00:00'),
        organiser: '进修学校',
      },
      { 时间: '11月27日 至 2027年1月26日', 主办单位: '进修学校' },
    ],
    ['resource', { createTime: Date.parse('2026-11-02 08:00:00'), teacher: null }, { 发布时间: '11月2日' }],
    ['contestDetails', {}, {}],
  ])('of %s are those that are known', (name, more, expected) => {
    const facts = factsOf(
      { ...item, ...more },
      detailsKinds[name]?.facts ?? [],
      format,
      detailsTexts['zh-CN'],
    );
    expect(Object.fromEntries(facts.map(({ label, value }) => [label, value]))).toEqual(expected);
  });
});

test.each([
  ['demo', 'demo', 'https://portal.example/courseHome?id=1'],
  ['', 'demo', 'https://portal.example/courseHome?id=1'],
  ['closed', 'demo', 'https://portal.example/courseHome?id=1&orgCode=closed'],
])('a page of %j is shared from a portal of %j as %s', (orgCode, defaultOrg, url) => {
  expect(sharedUrl('/courseHome?id=1', 'https://portal.example', { orgCode, defaultOrg })).toBe(url);
});

it('changes one item of a page', () => {
  const page = { records: [item, { ...item, id: '43' }], total: 2, current: 1, size: 2 };
  expect(withItem(page, '43', { liked: true }).records).toEqual([item, { ...item, id: '43', liked: true }]);
});
