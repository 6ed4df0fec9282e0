import { visibleLength } from '../../rules/characters.ts';
import type { Toast, ToastTone } from './toaster.ts';
import { LONG_TOAST_LENGTH, TOAST_SUCCESS_MS, TOAST_INFO_MS, TOAST_ERROR_MS } from '../../rules/limits.ts';

const durations: Readonly<Record<ToastTone, number>> = {
  success: TOAST_SUCCESS_MS,
  info: TOAST_INFO_MS,
  error: TOAST_ERROR_MS,
};

/** When a toast goes by itself, in milliseconds; null if it stays until it is dismissed. */
export function toastTimeout({ tone, text, action, duration }: Omit<Toast, 'id'>): number | null {
  if (duration !== undefined) return duration;
  return action || visibleLength(text) > LONG_TOAST_LENGTH ? null : durations[tone];
}
