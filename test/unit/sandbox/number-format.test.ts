// @vitest-environment node
import { expect, test } from 'vitest';
import { shownNumber } from '#host/sandbox/authoring/spreadsheet/number-format.ts';

test.each([
  [12, 'General', '12'],
  [0.1 + 0.2, 'General', '0.3'],
  [1 / 3, 'General', '0.333333333'],
  [-2.5, 'General', '-2.5'],
  [123456789012, 'General', '1.23457E+11'],
  [7, '000', '007'],
  [1234, '000', '1234'],
  [0.5, '0%', '50%'],
  [0.125, '0.0%', '12.5%'],
  [1.005, '0.00', '1.01'],
  [2.5, '0', '3'],
  [1234567.891, '#,##0.00', '1,234,567.89'],
  [-5, '0.0', '-5.0'],
  [-5, '0;(0)', '(5)'],
  [0, '0;-0;"无"', '无'],
  [2, '0"分"', '2分'],
  [5, '¥#,##0.00', '¥5.00'],
  [5, '[$¥-804]#,##0', '¥5'],
  [1.5, '0.##', '1.5'],
  [0.5, '#.0', '.5'],
  [46082, 'yyyy/m/d', '2026/3/1'],
  [46082, 'yyyy"年"m"月"d"日"', '2026年3月1日'],
  [46082, '[$-804]yyyy-mm-dd;@', '2026-03-01'],
  [46082.75, 'yyyy/m/d h:mm', '2026/3/1 18:00'],
  [0.375, 'h:mm', '9:00'],
  [0.75, 'h:mm AM/PM', '6:00 PM'],
  [0.75, '上午/下午h"时"mm"分"', '下午6时00分'],
  [1.5, '[h]:mm:ss', '36:00:00'],
  [0.0013888889, 'mm:ss', '02:00'],
  [46082, 'aaaa', '星期日'],
  [1, 'yyyy/m/d', '1900/1/1'],
  [60, 'yyyy/m/d', null],
  [-1, 'yyyy/m/d', null],
  [0.5, '# ?/?', null],
  [12345, '0.00E+00', null],
  [5, '[DBNum1]General', null],
  [5, '[>3]0;0', null],
  [5000, '0,', null],
])('%d as %s is shown as %s', (value, format, shown) => {
  expect(shownNumber(value, format, false)).toBe(shown);
});

test('dates of a workbook that counts from 1904', () => {
  expect(shownNumber(0, 'yyyy/m/d', true)).toBe('1904/1/1');
});
