import { expect, onTestFinished, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { shownBy, type ProbeElement } from './probe.tsx';
import type { Framework, StageView } from './stage.ts';

/** Polls at a short interval, since there are many waits. */
export const soon = <Result>(check: () => Result) => vi.waitFor(check, { interval: 5, timeout: patience });

export const plain: StageView = {
  isShown: true,
  label: 'a label',
  size: 40,
  isOpen: true,
  userId: 'u-1001',
  secret: { token: 'nobody-reads-this' },
  items: ['one', 'two'],
  pageData: { title: 'of a page' },
  child: 'of the page',
  hear: () => {},
  keys: [],
};

export function place(): HTMLElement {
  const root = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => root.remove());
  return root;
}

/** Renders a framework's stage and waits until the probe shows content. */
export async function openStage(framework: Framework, view: Partial<StageView> = {}) {
  const root = place();
  const shown = await framework.stage(root, { ...plain, ...view });
  onTestFinished(() => shown.end());
  const probes = () => [...root.querySelectorAll<ProbeElement>('portal-probe')];
  const first = () => probes()[0];
  await soon(() => expect(probes().every(shownBy)).toBe(true));
  return {
    root,
    probes,
    first,
    shows: (expected: Record<string, unknown>) =>
      soon(() => expect(shownBy(first())).toMatchObject(expected)),
    update: (next: Partial<StageView>) => shown.update({ ...plain, ...view, ...next }),
    end: () => shown.end(),
  };
}

/** Returns the labels of the list with their counts, in document order. */
export const counts = (probes: readonly Element[]) =>
  probes.map((probe) => `${String(shownBy(probe)?.label)}${String(shownBy(probe)?.count)}`);

export const detailOf = (event: Event | undefined): unknown =>
  event instanceof CustomEvent ? event.detail : undefined;

/** Types into the search and submits it. */
export async function search(field: HTMLElement, text: string): Promise<void> {
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  field.form?.requestSubmit();
}
