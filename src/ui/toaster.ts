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
  /** Shows a message; of one that is already shown the time begins anew. Returns its id. */
  show(message: ToastMessage): number;
  dismiss(id: number): void;
  /** Oldest first; a new array after each change, and a new object for each showing. */
  read(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

const most = 4;

/** How long each stays is seen to where it is shown: `ToastNote`. */
export function createToaster(): Toaster {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    show({ tone = 'info', text }) {
      const shown = toasts.find((toast) => toast.tone === tone && toast.text === text);
      const toast: Toast = { id: shown?.id ?? ++lastId, tone, text };
      change(shown ? toasts.map((one) => (one === shown ? toast : one)) : [...toasts, toast].slice(-most));
      return toast.id;
    },
    dismiss(id) {
      const kept = toasts.filter((toast) => toast.id !== id);
      if (kept.length < toasts.length) change(kept);
    },
    read: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
