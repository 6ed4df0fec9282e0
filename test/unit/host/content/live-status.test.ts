import { describe, expect, test } from 'vitest';
import { liveStatus, mixed } from '#host/app/content/live-status.ts';
import type { ListItem } from '#src/api/list-item.ts';

const now = new Date(2026, 10, 21, 10, 30).getTime();

const hour = 3_600_000;

const live = (id: string, parts: Partial<ListItem>): ListItem => ({
  id,
  title: id,
  cover: '',
  summary: '',
  tags: [],
  hot: 0,
  createTime: null,
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
    expect(liveStatus(live('1', parts), now)).toBe(state);
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
