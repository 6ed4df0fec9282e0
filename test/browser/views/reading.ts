import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FaultSettings } from '#host/sandbox/index.ts';
import { signedOut, type Fault } from '../faults.ts';
import { countOf, messages } from '../said.ts';
import { eventually, type Form } from '../widget.tsx';
import { expectFocusIn, expectTyped, typeInto } from './kept.ts';
import { readFaults, silence } from './view-faults.ts';
import type { ReadingView, Shown } from './view.ts';

type State = 'loading' | 'empty' | 'error' | 'content' | 'without';

/** The states that a view shows: in every moment it has to be one. */
function statesOf<Given extends Shown>(view: ReadingView<Given>, shown: Given): State[] {
  const { content, failure, empty, without, loading = '加载中' } = view;
  const states: Record<State, unknown> = {
    loading: loading !== null && shown.queryAllByText(loading).length > 0,
    empty: empty?.state(shown),
    error: failure !== undefined && countOf(failure) > 0,
    content: content(shown),
    without: without && !content(shown) && without(shown),
  };
  return (Object.keys(states) as State[]).filter((state) => Boolean(states[state]));
}

/** Opens a view whose data meets a fault. */
async function openWith<Given extends Shown>(
  view: ReadingView<Given>,
  form: Form,
  fault: Fault & Pick<FaultSettings, 'times'>,
) {
  const { path } = view;
  const shown = await view.open(form, {
    prepare: (sandbox) => sandbox.fault({ method: 'GET', path, ...fault }),
  });
  await view.steps?.(shown);
  return {
    shown,
    expectState: (state: State) => eventually(() => expect(statesOf(view, shown)).toEqual([state])),
  };
}

/** Each view that reads is in the right one of its states, whatever becomes of its data. */
export function testReading<Given extends Shown>(views: readonly ReadingView<Given>[], form: Form): void {
  const loud = views.filter(({ failure }) => failure !== undefined);
  // One code decides the states of both forms; a retry and the focus may differ.
  const once = form === 'React' ? views : [];
  const quiet = once.filter(({ without }) => without !== undefined);

  test.each(loud)('$name: every failure is said once, and trying again leads on', async (view) => {
    const { failure = '', path, retry = '重试' } = view;
    const [first, ...others] = readFaults;
    const { shown, expectState } = await openWith(view, form, first?.fault ?? {});
    await expectState('error');
    await typeInto(shown, view);
    for (const next of [...others, undefined]) {
      const button = await shown.findByRole('button', { name: retry });
      expect(countOf(failure)).toBe(1);
      expect(messages().filter((one) => !one.includes(failure))).toEqual([]);
      const asked = shown.calls(path).length;
      if (next) shown.sandbox.fault({ method: 'GET', path, ...next.fault });
      await userEvent.click(button);
      await eventually(() => expect(shown.calls(path).length).toBeGreaterThan(asked));
      await expectState(next ? 'error' : 'content');
      await expectFocusIn(shown);
      expectTyped(shown, view);
    }
    expect(messages()).toEqual([]);
  });

  const faults = quiet.flatMap((view) =>
    readFaults.map(({ name, fault }) => ({ ...view, name: `${view.name} meets ${name}`, fault })),
  );
  test.each(faults)('$name: nothing is said, and the rest is there', async ({ fault, ...view }) => {
    const { shown, expectState } = await openWith(view, form, { ...fault, times: 9 });
    await eventually(() => expect(shown.calls(view.path).length).toBeGreaterThan(0));
    await expectState('without');
    expect(messages()).toEqual([]);
  });

  test.each(once.filter(({ loading }) => loading !== null))('$name: it says that it loads', async (view) => {
    const { shown, expectState } = await openWith(view, form, { ...silence, times: 9 });
    await eventually(() => expect(shown.calls(view.path).length).toBeGreaterThan(0));
    await expectState('loading');
    expect(messages()).toEqual([]);
  });

  test.each(once.filter(({ empty }) => empty))('$name: it says that there is nothing', async (view) => {
    const body = { code: 200, data: view.empty?.data };
    const { expectState } = await openWith(view, form, { body, times: 9 });
    await expectState('empty');
    expect(messages()).toEqual([]);
  });

  test.each(loud.filter(({ isPublic }) => !isPublic))(
    '$name: the end of the session offers the log-in, and no retry',
    async (view) => {
      const { failure = '' } = view;
      const { shown } = await openWith(view, form, signedOut);
      await eventually(() => expect(shown.queryAllByText(/登录/).length).toBeGreaterThan(0));
      await eventually(() => expect(countOf(failure)).toBe(0));
      expect(messages().length).toBeLessThanOrEqual(1);
    },
  );
}
