import { visibleLength } from '../../rules/characters.ts';
import type { Toast, ToastTone } from './toaster.ts';

/** How long a toast is shown, in milliseconds. Errors take longer to read. */
export const toastDuration: Readonly<Record<ToastTone, number>> = { success: 4000, info: 5000, error: 9000 };

/** A text beyond this many characters cannot be read in the time of its tone. */
export const LONG_TOAST = 100;

/** When a toast goes by itself, in milliseconds; null if it stays until it is dismissed. */
export function toastTimeout({ tone, text, action, duration }: Omit<Toast, 'id'>): number | null {
  if (duration !== undefined) return duration;
  return action || visibleLength(text) > LONG_TOAST ? null : toastDuration[tone];
}
