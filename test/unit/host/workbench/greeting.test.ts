import { describe, expect, it } from 'vitest';
import { greetingAt } from '#host/app/pages/workbench/greeting.ts';

describe('the greeting', () => {
  it.each([
    [0, 'night'],
    [4, 'night'],
    [5, 'morning'],
    [8, 'morning'],
    [9, 'forenoon'],
    [11, 'forenoon'],
    [12, 'noon'],
    [13, 'noon'],
    [14, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [22, 'evening'],
    [23, 'night'],
  ])('at %d o’clock is that of the %s', (hour, word) => expect(greetingAt(hour)).toBe(word));
});
