import { describe, expect, test } from 'vitest';
import { liveState, mixed } from '../../../../host/app/content/live-status.ts';
import { momentText, spanText, timeOf } from '../../../../host/app/content/dates.ts';
import { sectionOf } from '../../../../host/app/pages/home/sections.ts';
import type { ListItem } from '../../../../src/api/list-item.ts';
import { contentTexts } from '../../../../host/app/content/texts.ts';

const now = new Date(2026, 10, 21, 10, 30).getTime();
const words = contentTexts['zh-CN'];
const hour = 3_600_000;

const live = (id: string, parts: Partial<ListItem>): ListItem => ({
  id,
  title: id,
  cover: '',
  summary: '',
  tags: [],
  hot: 0,
  createTime: '',
  ...parts,
});

describe('a live session', () => {
  test.each([
    ['has a status of the server, which wins over its times', { status: 2, startTime: now + hour }, 'replay'],
    ['begins later', { startTime: now + hour, endTime: now + 2 * hour }, 'soon'],
    ['is on', { startTime: now - hour, endTime: now + hour }, 'now'],
    ['is over', { startTime: now - 2 * hour, endTime: now - hour }, 'replay'],
    ['has no times', {}, 'replay'],
  ] as const)('%s', (_, parts, state) => {
    expect(liveState(live('1', parts), now)).toBe(state);
  });

  test('leaves room for what comes next and for what can be seen again', () => {
    const entries = [
      live('old', { status: 2, startTime: now - 90 * hour }),
      live('later', { status: 0, startTime: now + 9 * hour }),
      live('on 1', { status: 1, startTime: now - 3 }),
      live('recent', { status: 2, startTime: now - 9 * hour }),
      live('on 2', { status: 1, startTime: now - 2 }),
      live('next', { status: 0, startTime: now + hour }),
      live('on 3', { status: 1, startTime: now - 1 }),
    ];
    expect(mixed(entries, 4, now).map(({ id }) => id)).toEqual(['on 3', 'on 2', 'next', 'recent']);
  });

  test('fills up with what there is', () => {
    const entries = ['1', '2', '3', '4', '5'].map((id) =>
      live(id, { status: 0, startTime: now + Number(id) }),
    );
    expect(mixed(entries, 4, now).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });
});

describe('a moment', () => {
  test.each([
    [new Date(2026, 10, 21, 19, 30).getTime(), '今天 19:30'],
    ['2026-11-22 08:05:00', '明天 08:05'],
    ['2026-11-20 23:59:00', '昨天 23:59'],
    ['2026-11-24T00:00:00', '11月24日 00:00'],
    ['2027-01-02 09:00:00', '2027年1月2日 09:00'],
    ['', ''],
    [null, ''],
    ['待定', ''],
  ])('%s is %s', (value, text) => {
    expect(momentText(value, words, 'zh-CN', now)).toBe(text);
  });

  test.each([
    ['2026-11-20 09:00:00', '2026-12-04 09:00:00', '11月20日 至 12月4日'],
    ['2026-11-20 09:00:00', '2026-11-20 17:00:00', '11月20日'],
    ['2026-11-20 09:00:00', null, '11月20日 起'],
    [null, '2026-11-20 17:00:00', ''],
  ])('from %s to %s is %s', (from, to, text) => {
    expect(spanText(from, to, words, 'zh-CN', now)).toBe(text);
  });

  test('that cannot be read is none', () => {
    expect(timeOf('2026-13-45')).toBeNull();
    expect(timeOf(Number.NaN)).toBeNull();
    expect(timeOf(0)).toBe(0);
  });
});

test.each([
  ['project', 'project'],
  ['discover', 'resource'],
  ['contest', 'paper'],
  ['weather', undefined],
  ['constructor', undefined],
])('the module %s is the section %s', (code, section) => {
  expect(sectionOf(code)?.code).toBe(section);
});
