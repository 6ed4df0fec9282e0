import { expect, test } from 'vitest';
import { signedOut } from '../faults.ts';
import { countOf, messages } from '../said.ts';
import { eventually, type Form } from '../widget.tsx';
import { expectFocusIn, expectTyped, typeInto } from './kept.ts';
import { sendFaultsOf, silence } from './view-faults.ts';
import type { SendingView, Shown } from './view.ts';

async function openTyped<Given extends Shown>(view: SendingView<Given>, form: Form) {
  const shown = await view.open(form, {});
  await view.steps?.(shown);
  await typeInto(shown, view);
  return shown;
}

/** Each view that sends says once what has failed, keeps what was typed and the focus, and succeeds when it is sent again. */
export function testSending<Given extends Shown>(views: readonly SendingView<Given>[], form: Form): void {
  test.each(views)('$name: every failure is said once, and sending again leads on', async (view) => {
    const { method, path } = view;
    const shown = await openTyped(view, form);
    const sent = () => shown.calls(path).filter((call) => call.method === method).length;
    const before = sent();
    let times = 0;
    for (const met of sendFaultsOf(view)) {
      const { fault } = met;
      const words = view.words?.(met) ?? met.words;
      shown.sandbox.fault({ method, path, ...fault });
      await view.send(shown);
      times += 1;
      await eventually(() => expect(countOf(words), met.name).toBe(1));
      expect(messages()).toEqual([expect.stringContaining(words)]);
      // A result that was shown at once is taken back.
      await eventually(() => expect(view.done(shown)).toBeFalsy());
      expectTyped(shown, view);
      await expectFocusIn(shown);
      expect(sent() - before).toBe(times);
    }
    await view.send(shown);
    await eventually(() => expect(view.done(shown)).toBeTruthy());
    for (const met of sendFaultsOf(view)) expect(countOf(view.words?.(met) ?? met.words)).toBe(0);
    await expectFocusIn(shown);
    await eventually(() => expect(sent() - before).toBe(times + 1));
  });

  test.each(views.filter(({ busy }) => busy))(
    '$name: it says that it is at work, and is sent once',
    async (view) => {
      const { method, path, busy = '' } = view;
      const shown = await openTyped(view, form);
      const sent = () => shown.calls(path).filter((call) => call.method === method).length;
      const before = sent();
      shown.sandbox.fault({ method, path, ...silence });
      await view.send(shown);
      const button = await eventually(() => {
        const [first] = shown.queryAllByRole('button', { name: busy });
        expect(first).toHaveAttribute('aria-busy', 'true');
        return first;
      });
      button?.click();
      await eventually(() => expect(sent() - before).toBe(1));
      expect(messages()).toEqual([]);
      expectTyped(shown, view);
      await expectFocusIn(shown);
    },
  );

  test.each(views)(
    '$name: the end of the session is said at most once, and nothing is sent again',
    async (view) => {
      const { method, path } = view;
      const shown = await openTyped(view, form);
      const sent = () => shown.calls(path).filter((call) => call.method === method).length;
      const before = sent();
      shown.sandbox.fault({ method, path, ...signedOut });
      await view.send(shown);
      await eventually(() => expect(shown.session.getState().userId).toBe(''));
      await eventually(() => expect(shown.queryAllByRole('button', { busy: true })).toEqual([]));
      expect(messages().length).toBeLessThanOrEqual(1);
      expect(view.done(shown)).toBeFalsy();
      // Data for everybody are read again, as a visitor.
      if (method !== 'GET') expect(sent() - before).toBe(1);
    },
  );
}
