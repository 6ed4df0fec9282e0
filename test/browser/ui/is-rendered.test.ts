import { afterEach, describe, expect, test } from 'vitest';
import { isRendered, isVisible } from '#src/ui/focus/is-rendered.ts';

afterEach(() => document.body.replaceChildren());

const cases = [
  ['', true, true],
  ['display: none', false, false],
  ['visibility: hidden', true, false],
] as const;

// Safari before 17.4 has no `checkVisibility`.
describe.each(['with', 'without'])('%s checkVisibility', (kind) => {
  test.each(cases)('%j around an element: rendered %s, visible %s', (style, rendered, visible) => {
    const around = document.body.appendChild(document.createElement('div'));
    around.style.cssText = style;
    const element = around.appendChild(document.createElement('button'));
    if (kind === 'without') Object.assign(element, { checkVisibility: undefined });
    expect([isRendered(element), isVisible(element)]).toEqual([rendered, visible]);
  });
});
