import { proxy, ref, subscribe } from 'valtio/vanilla';
import { TOASTS_MAX } from '../../rules/limits.ts';

export type ToastTone = 'success' | 'error' | 'info';

export interface ToastMessage {
  /** Defaults to info. */
  tone?: ToastTone;
  text: string;
  /** Rendered as a button in the toast, which then stays until it is dismissed or its `duration` is over. */
  action?: ToastAction;
  /** In milliseconds; by default that of its tone, see `toastTimeout`. */
  duration?: number;
}

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast extends ToastMessage {
  id: number;
  tone: ToastTone;
}

/**
 * The toasts of one `ThemeRoot`. It is independent of React, since the HTTP layer shows its messages through
 * it too.
 */
export interface Toaster {
  /** Shows a message, or restarts the timer if the same one is visible. Returns its id. */
  show(message: ToastMessage): number;
  dismiss(id: number): void;
  /** Oldest first; a new array after each change, and a new object each time a toast is shown. */
  getSnapshot(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

/** Creates a toaster without timers: `ToastNote` controls how long each toast is shown. */
export function createToaster(): Toaster {
  const store = proxy<{ toasts: readonly Toast[] }>({ toasts: ref([]) });
  let lastId = 0;

  return {
    show({ tone = 'info', text, action, duration }) {
      const { toasts } = store;
      const shown = toasts.find((toast) => toast.tone === tone && toast.text === text);
      const toast: Toast = { id: shown?.id ?? ++lastId, tone, text, action, duration };
      store.toasts = ref(
        shown ? toasts.map((one) => (one === shown ? toast : one)) : [...toasts, toast].slice(-TOASTS_MAX),
      );
      return toast.id;
    },
    dismiss(id) {
      const kept = store.toasts.filter((toast) => toast.id !== id);
      if (kept.length < store.toasts.length) store.toasts = ref(kept);
    },
    getSnapshot: () => store.toasts,
    subscribe: (listener) => subscribe(store, listener, true),
  };
}
