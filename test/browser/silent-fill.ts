import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually, type show } from './widget.tsx';

type Shown = Pick<ReturnType<typeof show>, 'findAllByLabelText' | 'findAllByRole' | 'getByRole' | 'calls'>;

export interface FillCase {
  name: string;
  /** The file with the form; `test/unit/ui/silent-fill.test.ts` finds forms that no case names. */
  source: string;
  /** The labels of the fields, and what is filled in. */
  fields: readonly [label: string | RegExp, text: string][];
  button: string | RegExp;
  /** Which of several such forms on the page is filled; the first by default. */
  index?: number;
  /** How the form is submitted besides the button: none for Enter where it starts a new line. */
  keys?: string;
  /** Asserts what is sent or done. */
  sent: ((shown: Shown) => void) & Partial<CallParts>;
}

/** The call of a form, so that it can be made to fail. */
export interface CallParts {
  path: string;
  parts: Record<string, unknown>;
}

export const partsOf = (shown: Pick<Shown, 'calls'>, path: string) =>
  shown.calls(path).map(({ query, body }) => ({ ...query, ...(body as object | undefined) }));

/** Asserts that one call is sent, with these parts of its body or query. */
export function call(path: string, parts: CallParts['parts']) {
  const isSent = (shown: Pick<Shown, 'calls'>) =>
    expect(partsOf(shown, path)).toEqual([expect.objectContaining(parts)]);
  return Object.assign(isSent, { path, parts });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Fills a field as a password manager or the browser may: no event tells of it, nor does React know. */
export function fillSilently(field: TextField, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}

/** Fills a field as a script of the page may: React has noted the text, and takes the `change` for nothing new. */
function fillByScript(field: TextField, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A password manager fills a form that has been painted; preact subscribes a component to its stores only then. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

const ways = ['the button', 'Enter', 'requestSubmit'] as const;

/** Fills and submits each form in every way. `open` renders the form of a case. */
export function testSilentFill<Case extends FillCase>(
  cases: readonly Case[],
  open: (one: Case) => Shown | Promise<Shown>,
): void {
  const rows = cases.flatMap((one) => ways.map((way) => ({ ...one, way })));
  const possible = rows.filter(({ way, keys }) => way !== 'Enter' || keys !== '');

  async function fillIn(one: Case, fill: typeof fillSilently) {
    const shown = await open(one);
    const { index = 0 } = one;
    const filled: (TextField | undefined)[] = [];
    for (const [label] of one.fields) {
      const found = await shown.findAllByLabelText<TextField>(label, { selector: 'input, textarea' });
      filled.push(found[index]);
    }
    await shown.findAllByRole('button', { name: one.button });
    const button = page.getByRole('button', { name: one.button, exact: true }).nth(index);
    await painted();
    // All at once, so that nothing looks at one field before the other is filled.
    for (const [order, [, text]] of one.fields.entries()) {
      const field = filled[order];
      if (field) fill(field, text);
    }
    return { shown, button, last: filled.at(-1) };
  }

  test.each(possible)('$name, submitted by $way', async (one) => {
    const { shown, button, last } = await fillIn(one, fillSilently);
    if (one.way === 'the button') await button.click();
    else if (one.way === 'requestSubmit') last?.form?.requestSubmit();
    else {
      last?.focus();
      await userEvent.keyboard(one.keys ?? '{Enter}');
    }
    await eventually(() => one.sent(shown));
  });

  test.each(cases)('$name, whose `change` React ignores', async (one) => {
    const { shown, button } = await fillIn(one, fillByScript);
    await button.click();
    await eventually(() => one.sent(shown));
  });
}
