import { expect, test } from 'vitest';
import { clockText, compactText, dateText, numberText } from '#src/texts/format.ts';

test.each([
  ['a small count', 999, '999', '999'],
  ['thousands', 9876, '9876', '9.9K'],
  ['tens of thousands', 12_860, '1.3万', '12.9K'],
  ['what is no count', -1.24, '-1.2', '-1.2'],
])('%s in little space', (_, count, chinese, english) => {
  expect(compactText(count, 'zh-CN')).toBe(chinese);
  expect(compactText(count, 'en')).toBe(english);
});

test('the same number is told by language and by options', () => {
  const inYuan = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;
  expect([numberText(1234.5, 'en'), numberText(1234.5, 'en', inYuan), numberText(1234.5, 'en')]).toEqual([
    '1,234.5',
    '¥1,234.50',
    '1,234.5',
  ]);
});

test('the same time is told by language and by options', () => {
  const time = new Date(2026, 10, 23, 9, 5).getTime();
  const day = { month: 'short', day: 'numeric' } as const;
  expect([dateText(time, 'zh-CN', day), dateText(time, 'en', day), clockText(time, 'en')]).toEqual([
    '11月23日',
    'Nov 23',
    '09:05',
  ]);
});
