import { describe, expect, it } from 'vitest';
import { yuanText } from '#src/texts/format.ts';

describe('an amount of money', () => {
  it.each([
    [269.08, '¥269.08'],
    ['35', '¥35.00'],
    [1234567.5, '¥1,234,567.50'],
    [0, '¥0.00'],
    [-3, '-¥3.00'],
    [null, '-'],
    [undefined, '-'],
    ['', '-'],
    ['待结算', '待结算'],
  ])('%s is shown as %s', (amount, text) => expect(yuanText(amount, 'zh-CN')).toBe(text));
});
