import { expect, test } from 'vitest';
import { toastTimeout } from '#src/ui/toasts/toast-timeout.ts';
import { LONG_TOAST_LENGTH, TOAST_SUCCESS_MS, TOAST_ERROR_MS } from '#src/rules/limits.ts';

const action = { label: '刷新页面', onSelect: () => undefined };

test.each([
  ['a success', { tone: 'success', text: '提交成功' }, TOAST_SUCCESS_MS],
  ['an error', { tone: 'error', text: '服务器繁忙' }, TOAST_ERROR_MS],
  ['an action', { tone: 'error', text: '页面已更新', action }, null],
  ['an action with a time of its own', { tone: 'info', text: '已删除', action, duration: 8000 }, 8000],
  ['the longest text', { tone: 'error', text: '字'.repeat(LONG_TOAST_LENGTH) }, TOAST_ERROR_MS],
  ['a longer one', { tone: 'error', text: '字'.repeat(LONG_TOAST_LENGTH + 1) }, null],
] as const)('%s', (_, toast, timeout) => {
  expect(toastTimeout(toast)).toBe(timeout);
});
