import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { getNotifications } from '#src/api/notifications.ts';

const { response: answer } = getNotifications.definition;
const page = (record: Record<string, unknown>) => ({ records: [record], total: 1, pages: 1 });

describe('a page of messages', () => {
  test('has what the server may leave out, and keeps what nobody asked for', () => {
    const { output } = safeParse(answer, page({ id: 7, content: null, sourceId: 12, level: 'high' }));
    expect(output).toEqual({
      records: [
        {
          id: '7',
          content: '',
          type: 1,
          isRead: 0,
          sourceType: 0,
          sourceId: '12',
          level: 'high',
        },
      ],
      total: 1,
      current: 1,
      size: 10,
      pages: 1,
    });
  });

  test.each(['2026-11-18T11:06:40Z', 1_795_000_000_000])('takes %j as a time', (createTime) => {
    expect(safeParse(answer, page({ id: 'a', createTime }))).toMatchObject({
      output: { records: [{ createTime: 1_795_000_000_000 }] },
    });
  });

  test.each([{ id: null }, { id: 'a', content: {} }, { id: 'a', createTime: true }, { id: 'a', type: 'a' }])(
    'is refused with %j in it',
    (record) => {
      expect(safeParse(answer, page(record)).issues).toHaveLength(1);
    },
  );
});
