import { onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Feedback, feedbackDefinition } from '#widgets/feedback/index.ts';
import { show, type Form, type ShowOptions } from '../../widget.tsx';

const widget = { row: feedbackDefinition, component: Feedback };

export type Shown = ReturnType<typeof showFeedback>;

export function showFeedback(form: Form, options: ShowOptions = {}) {
  return show(form, widget, options);
}

/** Makes the device one that is used by touch, for the rest of the test. */
export function byTouch(): void {
  const { matchMedia } = window;
  const touch = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    if (query === '(pointer: coarse)') Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
  onTestFinished(() => touch.mockRestore());
}

/** Opens the dialog with the form. */
export async function openForm(form: Form, options: ShowOptions = { as: 'teacher' }) {
  const shown = showFeedback(form, options);
  await userEvent.click(await shown.findByRole('button', { name: /意见反馈/ }));
  await userEvent.click(await shown.findByRole('tab', { name: '提交反馈' }));
  return { ...shown, content: await shown.findByRole('textbox', { name: /反馈内容/ }) };
}

/** Opens the dialog with the user's tickets. */
export async function openTickets(form: Form, options: ShowOptions = { as: 'teacher' }) {
  const shown = showFeedback(form, options);
  await userEvent.click(await shown.findByRole('button', { name: /意见反馈/ }));
  const tab = await shown.findByRole('tab', { name: /我的反馈/ });
  // With replies to read the dialog opens there, and a session that ends at once takes the tab away.
  if (tab.getAttribute('aria-selected') !== 'true') await userEvent.click(tab);
  return shown;
}

/** Opens the conversation about the newest ticket in that state. */
export async function openChat(form: Form, state: string, options: ShowOptions = { as: 'teacher' }) {
  const shown = await openTickets(form, options);
  const [ticket] = await shown.findAllByRole('button', { name: new RegExp(state) });
  if (ticket) await userEvent.click(ticket);
  await shown.findByRole('heading', { name: /功能故障|操作体验|界面外观|其他/ });
  const problemId = ticket?.dataset.ticket ?? '';
  return { ...shown, problemId };
}

/** Returns the hidden file input, which the button next to it opens. */
export function fileField({ host }: Pick<Shown, 'host'>): HTMLInputElement {
  const field = (host.shadowRoot ?? host).querySelector<HTMLInputElement>('dialog input[type=file]');
  if (!field) throw new Error('there is no file field');
  return field;
}

export const png = (name = '错误提示.png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], name, {
    type: 'image/png',
  });

export const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
