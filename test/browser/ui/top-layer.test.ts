import { afterEach, describe, expect, test } from 'vitest';
import { enterTopLayer, leaveTopLayer, raiseInTopLayer } from '#src/ui/floating/top-layer.ts';

const isOpen = (element: Element) => element.matches(':popover-open');

function place() {
  const cover = document.createElement('div');
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483646';
  const element = document.createElement('div');
  element.popover = 'manual';
  element.style.cssText = 'position: fixed; inset: 0 auto auto 0; display: block; width: 40px; height: 40px';
  document.body.append(element, cover);
  return { element, isUpmost: () => document.elementFromPoint(9, 9) === element };
}

afterEach(() => {
  document.body.replaceChildren();
});

test('a popover enters, stays above the others and leaves', () => {
  const { element, isUpmost } = place();
  leaveTopLayer(element);
  raiseInTopLayer(element);
  expect(isOpen(element)).toBe(false);
  enterTopLayer(element);
  enterTopLayer(element);
  raiseInTopLayer(element);
  expect([isOpen(element), isUpmost()]).toEqual([true, true]);
  leaveTopLayer(element);
  expect(isOpen(element)).toBe(false);
});

describe('where popovers are missing', () => {
  test('it lies above the page, and nothing throws', () => {
    const { element, isUpmost } = place();
    element.removeAttribute('popover');
    // The screenshot's library, once loaded, asks elements about other selectors.
    const matches = (selector: string) => {
      if (selector.includes(':popover-open')) throw new SyntaxError(selector);
      return Element.prototype.matches.call(element, selector);
    };
    Object.assign(element, { showPopover: undefined, hidePopover: undefined, matches });
    expect(isUpmost()).toBe(false);
    enterTopLayer(element);
    raiseInTopLayer(element);
    expect(isUpmost()).toBe(true);
    leaveTopLayer(element);
  });
});
