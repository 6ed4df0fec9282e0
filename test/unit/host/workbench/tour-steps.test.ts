import { describe, expect, it } from 'vitest';
import { shownSteps, tourSteps } from '#host/app/pages/workbench/tour/tour-steps.ts';

const parts = tourSteps.flatMap(({ places }) => places.map(({ selector }) => selector));

const stepsWithout = (absent: readonly string[], isPhone = false) =>
  shownSteps((selector) => (absent.includes(selector) ? undefined : selector), isPhone);

describe('the steps of the tour', () => {
  it('are five, each beside a part of its own', () => {
    const steps = stepsWithout([]);
    expect(steps.map(({ title }) => title)).toEqual([
      'menuTitle',
      'todoTitle',
      'checkInTitle',
      'bellTitle',
      'paletteTitle',
    ]);
    expect(new Set(steps.map(({ target }) => target)).size).toBe(5);
  });

  it('point at the button of a menu that is folded', () => {
    const [first] = stepsWithout(['[data-tour=menu]']);
    expect(first).toEqual({
      title: 'menuTitle',
      text: 'menuButtonText',
      target: '[data-tour=menu-button]',
    });
  });

  it.each([
    ['[data-tour=todo]', 'todoTitle'],
    ['[data-tour=check-in]', 'checkInTitle'],
    ['[part=bell]', 'bellTitle'],
    ['[data-tour=palette]', 'paletteTitle'],
  ])('leave out %s where it is absent', (absent, title) => {
    const titles = stepsWithout([absent]).map((step) => step.title);
    expect(titles).toHaveLength(4);
    expect(titles).not.toContain(title);
  });

  it('are none on a page without any of their parts', () => {
    expect(stepsWithout(parts)).toEqual([]);
  });

  it.each([
    [false, 'paletteText'],
    [true, 'palettePhoneText'],
  ])('name a key only where there are keys; on a phone: %s', (isPhone, text) => {
    expect(stepsWithout([], isPhone).at(-1)?.text).toBe(text);
  });
});
