import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditToWin, checkInDays } from '#widgets/sign-card/check-in-days.ts';
import { creditWith, checkedInToday } from '#widgets/sign-card/checked-in-today.ts';
import { DEFAULT_CHECK_IN_CREDIT } from '#widgets/limits.ts';

/** `+5` is checked in, `10` is still open. */
const rules = (...days: string[]) =>
  days.map((day) => ({ sign: day.startsWith('+'), credit: Number(day.replace('+', '')) }));

const detail = fc.record({
  todaySign: fc.boolean(),
  signRules: fc.array(fc.record({ sign: fc.boolean(), credit: fc.integer({ min: 0, max: 1000 }) })),
});

describe('the credit to be won', () => {
  it.each([
    ['of the first rule', rules('8', '10'), 8],
    ['of the first rule that is not signed', rules('+5', '+5', '10', '20'), 10],
    ['of the first one, also where later ones are signed', rules('+5', '7', '+9'), 7],
    ['0, where the rule says so', rules('+5', '0'), 0],
    ['5, where all are signed', rules('+8', '+8'), 5],
    ['5, where there are no rules', [], 5],
  ])('is that %s', (_, signRules, credit) => {
    expect(creditToWin({ todaySign: false, signRules })).toBe(credit);
  });

  it('is otherwise the agreed constant', () => expect(DEFAULT_CHECK_IN_CREDIT).toBe(5));
});

describe('the days', () => {
  const today = (todaySign: boolean, ...days: string[]) =>
    checkInDays({ todaySign, signRules: rules(...days) }).findIndex(({ isToday }) => isToday);

  it.each([
    ['the first one not signed, as long as today is not', today(false, '+5', '+5', '10', '5'), 2],
    ['the first one at all, where none is signed', today(false, '5', '5'), 0],
    ['the last one signed, once today is', today(true, '+5', '+5', '+10', '5'), 2],
    ['the last one, where the round is full', today(true, '+5', '+5'), 1],
    ['none, where the server counts none', today(true, '5', '5'), -1],
    ['none, where all are signed and today is not', today(false, '+5'), -1],
    ['none without rules', today(false), -1],
  ])('have as today %s', (_, found, place) => expect(found).toBe(place));

  it('are as many as the rules, in their order, at most one of them today', () => {
    fc.assert(
      fc.property(detail, (known) => {
        const days = checkInDays(known);
        expect(days.map(({ credit, isDone }) => ({ sign: isDone, credit }))).toEqual(known.signRules);
        expect(days.map(({ day }) => day)).toEqual(days.map((_, place) => place + 1));
        expect(days.filter(({ isToday }) => isToday).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('signing in today', () => {
  it('signs the first rule that is not', () => {
    expect(checkedInToday({ todaySign: false, signRules: rules('+5', '10', '20') })).toEqual({
      todaySign: true,
      signRules: rules('+5', '+10', '20'),
    });
  });

  it('changes nothing where today is signed, one rule at most otherwise, and leaves what it is given', () => {
    fc.assert(
      fc.property(detail, (known) => {
        const before = structuredClone(known);
        const after = checkedInToday(known);
        expect(known).toEqual(before);
        expect(after.todaySign).toBe(true);
        expect(checkedInToday(after)).toEqual(after);
        const changed = after.signRules.filter(({ sign }, place) => sign !== known.signRules[place]?.sign);
        const isOpen = !known.todaySign && known.signRules.some(({ sign }) => !sign);
        expect(changed).toHaveLength(isOpen ? 1 : 0);
      }),
    );
  });
});

describe('credit with what was won', () => {
  it.each([
    [190, 10, 200],
    [0, 5, 5],
    [null, 5, 5],
    [undefined, 5, 5],
  ])('%s and %d make %s', (credit, won, sum) => expect(creditWith(credit, won)).toBe(sum));
});
