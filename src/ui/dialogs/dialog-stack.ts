import { proxy, ref, subscribe } from 'valtio/vanilla';
import { weakMemoize } from '../../rules/weak-memoize.ts';

export interface OpenDialog {
  element: HTMLDialogElement;
  /** Receives the focus when the dialog closes. */
  opener: HTMLElement | null;
}

/** The open dialogs of one `ThemeRoot`, the topmost last. */
export interface DialogStack {
  push(dialog: OpenDialog): void;
  remove(dialog: OpenDialog): void;
  top(): HTMLDialogElement | null;
  subscribe(listener: () => void): () => void;
}

function createDialogStack(): DialogStack {
  const stack = proxy<{ open: readonly OpenDialog[] }>({ open: ref([]) });

  return {
    push(dialog) {
      stack.open = ref([...stack.open, dialog]);
    },
    remove(dialog) {
      // If the closing dialog contains another one's opener, that one inherits this dialog's opener.
      for (const other of stack.open) {
        if (other.opener && dialog.element.contains(other.opener)) other.opener = dialog.opener;
      }
      stack.open = ref(stack.open.filter((other) => other !== dialog));
    },
    top: () => stack.open.at(-1)?.element ?? null,
    subscribe: (listener) => subscribe(stack, listener, true),
  };
}

/** Returns the dialog stack of the `ThemeRoot` that uses this toaster. */
export const dialogsOf = weakMemoize<object, DialogStack>(createDialogStack);
