import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focused } from '../said.ts';
import { eventually } from '../widget.tsx';
import type { Shown, Typed, View } from './view.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;
const selector = { selector: 'input, textarea' };

export const fillIn = async (shown: Pick<Shown, 'findByLabelText'>, label: string | RegExp, text: string) =>
  userEvent.fill(await shown.findByLabelText(label, selector), text);

export async function typeInto(shown: Shown, { typed = [] }: Pick<View, 'typed'>): Promise<void> {
  for (const [label, text] of typed) {
    const [field] = await shown.findAllByLabelText<TextField>(label, selector);
    if (!field) throw new Error(`there is no field ${String(label)}`);
    await userEvent.fill(field, text);
  }
}

const valueOf = (shown: Shown, [label]: Typed) =>
  shown.queryAllByLabelText<TextField>(label, selector)[0]?.value;

export function expectTyped(shown: Shown, { typed = [] }: Pick<View, 'typed'>): void {
  expect(typed.map((one) => valueOf(shown, one))).toEqual(typed.map(([, text]) => text));
}

/** The focus is in the view, and in its dialog where one is open. */
export async function expectFocusIn(shown: Shown): Promise<void> {
  const dialog = () => [...shown.queryAllByRole('dialog'), ...shown.queryAllByRole('alertdialog')].at(-1);
  await eventually(() => {
    const place = dialog() ?? shown.host.shadowRoot ?? shown.host;
    expect(place.contains(focused()), `the focus is on ${focused()?.outerHTML.slice(0, 120)}`).toBe(true);
  });
}
