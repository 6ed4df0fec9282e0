import type { Sandbox } from '#host/sandbox/index.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brokenConnection, type Fault } from './faults.ts';
import { countOf, focused } from './said.ts';
import { partsOf, type CallParts, type FillCase } from './silent-fill.ts';
import { eventually, type show } from './widget.tsx';

type Shown = Pick<ReturnType<typeof show>, 'findAllByLabelText' | 'findAllByRole' | 'getByRole' | 'calls'> & {
  sandbox: Pick<Sandbox, 'fault'>;
};

type SendingCase = FillCase & { sent: CallParts };

/** Each fault with the words that the form has to say. */
const sendingFaults: readonly (readonly [string, Fault, string])[] = [
  [...brokenConnection, '网络连接失败，请检查网络后重试'],
  ['the page of a proxy', { status: 502, body: '<h1>502</h1>' }, '服务器开小差了，请稍后重试（502）'],
  ['a body that is no JSON', { body: '<h1>Wi-Fi</h1>' }, '服务器返回的数据有误，请稍后重试'],
  ['a refusal', { body: { code: 400, msg: '操作太频繁' } }, '操作太频繁'],
];

/** Their own table tests what becomes of what could not be sent. */
const keptElsewhere = ['widgets/feedback/chat/ReplyBox.tsx'];

const isSending = (one: FillCase): one is SendingCase =>
  one.sent.path !== undefined && !keptElsewhere.includes(one.source);

/**
 * Sends each form to a server that fails in one way after another: it says so once, keeps what was typed and the focus,
 * sends nothing by itself, and succeeds when it is sent again.
 */
export function testFailedSends<Case extends FillCase>(
  cases: readonly Case[],
  open: (one: Case) => Shown | Promise<Shown>,
): void {
  test.each(cases.filter((one): one is Case & SendingCase => isSending(one)))('$name', async (one) => {
    const shown = await open(one);
    const { index = 0, sent } = one;
    const fields: (HTMLInputElement | HTMLTextAreaElement)[] = [];
    for (const [label, text] of one.fields) {
      const found = await shown.findAllByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
      const field = found[index];
      if (!field) throw new Error(`there is no field ${String(label)}`);
      fields.push(field);
      await userEvent.fill(field, text);
    }
    const button = page.getByRole('button', { name: one.button, exact: true }).nth(index);
    const values = () => fields.map((field) => field.isConnected && field.value);
    const typed = values();
    let times = 0;
    for (const [, fault, words] of sendingFaults) {
      for (const method of ['POST', 'PUT']) shown.sandbox.fault({ ...fault, method, path: sent.path });
      await button.click();
      times += 1;
      await eventually(() => expect(countOf(words)).toBe(1));
      expect(values()).toEqual(typed);
      expect(focused()).not.toBe(document.body);
      expect(shown.calls(sent.path)).toHaveLength(times);
    }
    await button.click();
    await eventually(() => expect(shown.calls(sent.path)).toHaveLength(times + 1));
    expect(partsOf(shown, sent.path).at(-1)).toMatchObject(sent.parts);
  });
}
