import { expect, test } from 'vitest';
import { notificationTypes } from '#widgets/messages/notification-types.ts';

test('are those that the server counts, in its order', () => {
  const rows = [
    { type: 2, name: '系统通知', count: 4 },
    { type: 1, name: '待办提醒', count: 0 },
  ];
  expect(notificationTypes(rows, '其他消息')).toEqual(rows);
});

test('a type without a name has a general one; a row without a type, or one that came before, is left out', () => {
  const rows = [
    { type: 5, name: ' ', count: 1 },
    { type: null, name: '无', count: 2 },
    { name: '无', count: 2 },
    { type: 5, name: '重复', count: 3 },
  ];
  expect(notificationTypes(rows, '其他消息')).toEqual([{ type: 5, name: '其他消息', count: 1 }]);
});
