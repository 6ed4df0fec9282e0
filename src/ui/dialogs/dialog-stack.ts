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
  let open: readonly OpenDialog[] = [];
  const listeners = new Set<() => void>();

  function change(next: readonly OpenDialog[]) {
    open = next;
    for (const listener of listeners) listener();
  }

  return {
    push: (dialog) => change([...open, dialog]),
    remove(dialog) {
      // If the closing dialog contains another one's opener, that one inherits this dialog's opener.
      for (const other of open) {
        if (other.opener && dialog.element.contains(other.opener)) other.opener = dialog.opener;
      }
      change(open.filter((other) => other !== dialog));
    },
    top: () => open.at(-1)?.element ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the dialog stack of the `ThemeRoot` that uses this toaster. */
export const dialogsOf = weakMemoize<object, DialogStack>(createDialogStack);
