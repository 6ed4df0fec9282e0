import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '../../eventually.ts';
import type { Control, Effect, Pattern } from './patterns.ts';
import { focused } from '../said.ts';

/** Writes a key as `userEvent` reads it: `Shift+Tab` as `{Shift>}{Tab}{/Shift}`. */
function typed(key: string): string {
  const held = key.split('+');
  const last = held.pop() ?? '';
  const pressed = last === 'Space' ? ' ' : last.length > 1 ? `{${last}}` : last;
  return `${held.map((one) => `{${one}>}`).join('')}${pressed}${held.map((one) => `{/${one}}`).join('')}`;
}

const rowsOf = (effect: Exclude<Effect, { leftOut: string }>) =>
  typeof effect === 'string' ? ([['', effect]] as const) : effect;

/** A test for each key of a control, by the key's name. */
export function tryKeys<P extends Pattern>({ name, pattern, open, keys }: Control<P>): void {
  describe(`${pattern}: ${name}`, () => {
    for (const [key, effect] of Object.entries<Effect>(keys)) {
      if (typeof effect === 'object' && 'leftOut' in effect) {
        test(`${key} does nothing: ${effect.leftOut}`, async () => {
          const read = await open();
          const before = read();
          await userEvent.keyboard(typed(key));
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          expect(read()).toBe(before);
        });
        continue;
      }
      test.each(rowsOf(effect))(`%s${key}: %s`, async (before, state) => {
        const read = await open();
        if (before) await userEvent.keyboard(before);
        await userEvent.keyboard(typed(key));
        await eventually(() => expect(read()).toBe(state));
      });
    }
  });
}

/** The name of what has the focus, as its label or its text has it; '' where nothing has. */
function nameOf(element: Element | null | undefined): string {
  if (!element || element.matches('body')) return '';
  const labelled = element.getAttribute('aria-labelledby');
  const root = element.getRootNode() as Document | ShadowRoot;
  const label = labelled ? root.getElementById(labelled.split(' ')[0] ?? '') : null;
  const field = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return (
    element.getAttribute('aria-label') ??
    label?.textContent ??
    field ??
    element.textContent ??
    ''
  ).trim();
}

/** The name of what has the focus, inside an element too. */
export const focusName = (): string => nameOf(focused());
