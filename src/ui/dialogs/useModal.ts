import { isHtmlElement, isNode } from '../../rules/element-kind.ts';
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { addBackHandler } from '../navigation/back-handlers.ts';
import { isComposing } from '../fields/composition.ts';
import { dialogsOf, type OpenDialog } from './dialog-stack.ts';
import { firstFocus, tabStops, focusedElement } from '../focus/focus.ts';
import { onHostReconnect } from '../root/host-reconnect.ts';
import { lockScroll } from './scroll-lock.ts';
import { useThemeRoot } from '../root/theme-root-context.ts';

interface ModalOptions {
  onClose: () => void;
  /** A click outside closes the dialog. */
  closesOutside: boolean;
  /** Receives the focus on close; defaults to the element that had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * Manages a mounted `<dialog>` in the top layer, where nothing clips or covers it and the rest of the page is
 * inert. It works inside a shadow root too, where `document.activeElement` is only ever the host.
 */
export function useModal(dialogRef: RefObject<HTMLDialogElement | null>, options: ModalOptions) {
  const dialogs = dialogsOf(useThemeRoot().toaster);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const entry: OpenDialog = { element: dialog, opener: focusedElement(dialog) };
    const unlock = lockScroll(dialog.ownerDocument);
    let lastFocused: HTMLElement | null = null;
    let closing = false;

    const enter = () => {
      if (!dialog.isConnected || dialog.matches(':modal')) return;
      dialog.removeAttribute('open');
      const remembered = lastFocused;
      dialog.showModal();
      const target = remembered?.isConnected ? remembered : firstFocus(dialog);
      target.focus({ preventScroll: true });
    };
    const remember = (event: FocusEvent) => {
      if (isHtmlElement(event.target)) lastFocused = event.target;
    };
    // A file input inside the dialog fires a `cancel` event too, which bubbles.
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      latest.current.onClose();
    };
    // The browser may close the dialog on its own; afterwards it follows the owner's state again.
    const closed = (event: Event) => {
      if (event.target !== dialog || closing || dialog.open) return;
      latest.current.onClose();
      setTimeout(() => {
        if (!closing) enter();
      });
    };

    let pressedOutside = false;
    const isOutside = (event: MouseEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      return event.target === dialog && (x < left || x > right || y < top || y > bottom);
    };
    const press = (event: PointerEvent) => {
      pressedOutside = isOutside(event);
    };
    const click = (event: MouseEvent) => {
      if (pressedOutside && isOutside(event) && latest.current.closesOutside) latest.current.onClose();
      pressedOutside = false;
    };

    const giveFocusBack = () => {
      const opener = latest.current.returnFocus?.current ?? entry.opener;
      opener?.focus({ preventScroll: true });
    };

    dialog.addEventListener('focusin', remember);
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', click);
    const stopReconnect = onHostReconnect(dialog, enter);
    const stopBack = addBackHandler(() => latest.current.onClose());
    dialogs.push(entry);
    enter();

    return () => {
      closing = true;
      dialog.removeEventListener('focusin', remember);
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', click);
      stopReconnect();
      stopBack();
      unlock();
      dialogs.remove(entry);
      dialog.close();
      giveFocusBack();
    };
  }, [dialogRef, dialogs]);

  /** Escape closes the dialog, and Tab wraps around inside it. */
  return (event: KeyboardEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    // React events of a nested dialog bubble up to this one as well.
    if (!isNode(event.target) || !dialog.contains(event.target)) return;
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      event.stopPropagation();
      latest.current.onClose();
    }
    if (event.key === 'Tab' && !event.defaultPrevented) {
      const stops = tabStops(dialog);
      const first = stops[0];
      const last = stops.at(-1);
      const focused = focusedElement(dialog);
      const isAtEnd = event.shiftKey ? focused === first || focused === dialog : focused === last;
      if (!isAtEnd) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  };
}
