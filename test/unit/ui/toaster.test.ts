import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToaster, toastDuration } from '../../../src/ui/toaster.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (toaster: ReturnType<typeof createToaster>) => toaster.read().map((toast) => toast.text);

test('a message goes by itself, an error stays longer', () => {
  const toaster = createToaster();
  toaster.show({ tone: 'success', text: '修改密码成功' });
  toaster.show({ tone: 'error', text: '网络连接失败' });
  vi.advanceTimersByTime(toastDuration.success);
  expect(texts(toaster)).toEqual(['网络连接失败']);
  vi.advanceTimersByTime(toastDuration.error - toastDuration.success);
  expect(texts(toaster)).toEqual([]);
});

test('the same message twice at once is shown once, and stays its full time from the second on', () => {
  const toaster = createToaster();
  const first = toaster.show({ tone: 'error', text: '服务器繁忙' });
  vi.advanceTimersByTime(toastDuration.error - 1);
  expect(toaster.show({ tone: 'error', text: '服务器繁忙' })).toBe(first);
  vi.advanceTimersByTime(toastDuration.error - 1);
  expect(texts(toaster)).toEqual(['服务器繁忙']);
});

test('the same message again, after it has gone, is shown again', () => {
  const toaster = createToaster();
  toaster.dismiss(toaster.show({ text: '提交成功' }));
  toaster.show({ text: '提交成功' });
  expect(texts(toaster)).toEqual(['提交成功']);
});

test('no more than four are shown, the oldest goes first', () => {
  const toaster = createToaster();
  for (const text of ['一', '二', '三', '四', '五']) toaster.show({ text });
  expect(texts(toaster)).toEqual(['二', '三', '四', '五']);
  expect(vi.getTimerCount()).toBe(4);
});

test('while it is paused nothing goes', () => {
  const toaster = createToaster();
  toaster.show({ text: '一' });
  toaster.pause();
  toaster.show({ text: '二' });
  vi.advanceTimersByTime(60_000);
  expect(texts(toaster)).toEqual(['一', '二']);
  toaster.resume();
  vi.advanceTimersByTime(toastDuration.info);
  expect(texts(toaster)).toEqual([]);
});

test('cleared, it leaves no timer behind', () => {
  const toaster = createToaster();
  toaster.show({ text: '一' });
  toaster.clear();
  expect(texts(toaster)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
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
