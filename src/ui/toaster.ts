export type ToastTone = 'success' | 'error' | 'info';

export interface ToastMessage {
  /** Default: info. */
  tone?: ToastTone;
  text: string;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

/** The short messages of one surface. No React: the HTTP layer shows its messages through it too. */
export interface Toaster {
  /** Shows a message; the same one that is already shown only stays longer. Returns its id. */
  show(message: ToastMessage): number;
  dismiss(id: number): void;
  /** Takes all messages away and stops every timer. */
  clear(): void;
  /** Stops the clock, e.g. while the pointer rests on a message. */
  pause(): void;
  resume(): void;
  /** Oldest first; a new array after each change. */
  read(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

/** How long a message stays, in milliseconds. Bad news takes longer to read. */
export const toastDuration: Readonly<Record<ToastTone, number>> = { success: 4000, info: 5000, error: 9000 };

const most = 4;

export function createToaster(): Toaster {
  let toasts: readonly Toast[] = [];
  let paused = false;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function stop(id: number) {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }

  function start(toast: Toast) {
    stop(toast.id);
    if (!paused)
      timers.set(
        toast.id,
        setTimeout(() => dismiss(toast.id), toastDuration[toast.tone]),
      );
  }

  function dismiss(id: number) {
    stop(id);
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
  }

  return {
    show({ tone = 'info', text }) {
      const shown = toasts.find((toast) => toast.tone === tone && toast.text === text);
      if (shown) {
        start(shown);
        return shown.id;
      }
      const toast: Toast = { id: ++lastId, tone, text };
      const kept = toasts.slice(Math.max(0, toasts.length + 1 - most));
      for (const old of toasts) if (!kept.includes(old)) stop(old.id);
      start(toast);
      change([...kept, toast]);
      return toast.id;
    },
    dismiss,
    clear() {
      for (const id of timers.keys()) stop(id);
      paused = false;
      if (toasts.length > 0) change([]);
    },
    pause() {
      paused = true;
      for (const id of timers.keys()) stop(id);
    },
    resume() {
      paused = false;
      for (const toast of toasts) start(toast);
    },
    read: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
