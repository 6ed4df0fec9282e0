import { expect, test, vi } from 'vitest';
import { createToaster } from '#src/ui/toasts/toaster.ts';

const texts = (toaster: ReturnType<typeof createToaster>) => toaster.getSnapshot().map((toast) => toast.text);

test('the same message twice is one message, shown anew', () => {
  const toaster = createToaster();
  const first = toaster.show({ tone: 'error', text: '服务器繁忙' });
  toaster.show({ text: '提交成功' });
  const [before] = toaster.getSnapshot();
  expect(toaster.show({ tone: 'error', text: '服务器繁忙' })).toBe(first);
  expect(texts(toaster)).toEqual(['服务器繁忙', '提交成功']);
  expect(toaster.getSnapshot()[0]).toEqual(before);
  expect(toaster.getSnapshot()[0]).not.toBe(before);
});

test('the same words as success and as error are two messages', () => {
  const toaster = createToaster();
  toaster.show({ tone: 'error', text: '已提交' });
  toaster.show({ tone: 'success', text: '已提交' });
  expect(toaster.getSnapshot().map((toast) => toast.tone)).toEqual(['error', 'success']);
});

test('the same message again, after it has gone, is shown again', () => {
  const toaster = createToaster();
  toaster.dismiss(toaster.show({ text: '提交成功' }));
  expect(texts(toaster)).toEqual([]);
  toaster.show({ text: '提交成功' });
  expect(texts(toaster)).toEqual(['提交成功']);
});

test('no more than four are shown, the oldest goes first', () => {
  const toaster = createToaster();
  for (const text of ['一', '二', '三', '四', '五']) toaster.show({ text });
  expect(texts(toaster)).toEqual(['二', '三', '四', '五']);
});

test('listeners hear of each change until they leave', () => {
  const toaster = createToaster();
  const listener = vi.fn();
  const leave = toaster.subscribe(listener);
  const id = toaster.show({ text: '一' });
  toaster.dismiss(id);
  toaster.dismiss(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toaster.show({ text: '二' });
  expect(listener).toHaveBeenCalledTimes(2);
});
