import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useStyles } from '../theme/useStyles.ts';
import { dialogsOf } from './dialog-stack.ts';
import { onHostReconnect } from './host-reconnect.ts';
import { useThemeRoot } from './theme-root-context.ts';
import css from './toast.css?inline';
import type { Toast } from './toaster.ts';
import { ToastNote } from './ToastNote.tsx';

const none: readonly Toast[] = [];

export interface ToastViewportProps {
  /** The dialog this one stands in. Everything outside the topmost dialog is inert, so only its viewport shows. */
  dialog?: RefObject<HTMLDialogElement | null>;
}

/** Where the surface's messages appear; always in the top layer, so that nothing of the page covers them. */
export function ToastViewport({ dialog }: ToastViewportProps) {
  useStyles(css);
  const { toaster } = useThemeRoot();
  const dialogs = dialogsOf(toaster);
  const viewport = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, toaster.getSnapshot);
  const top = useSyncExternalStore(dialogs.subscribe, dialogs.top, () => null);
  // A region that comes together with its message is not spoken everywhere.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const shown = isThere && top === (dialog?.current ?? null) ? toasts : none;

  // Not in a layout effect: the dialog around must have entered the top layer first.
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const enter = () => {
      if (element.isConnected && !element.matches(':popover-open')) element.showPopover();
    };
    enter();
    const stopReconnect = onHostReconnect(element, enter);
    return () => {
      stopReconnect();
      // Or it would stay below a dialog that enters the top layer a second time.
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, []);

  const isEmpty = shown.length === 0;
  useEffect(() => {
    if (isEmpty) {
      // The one under the pointer is gone, and no leaving is told.
      setPaused(false);
      return;
    }
    // Whatever has entered the top layer since would stand in front of it.
    const element = viewport.current;
    if (!element?.matches(':popover-open')) return;
    element.hidePopover();
    element.showPopover();
  }, [isEmpty]);

  // The regions are live from the start; the role is there only with a message, so that nobody finds an empty alert.
  const list = (isError: boolean) =>
    shown
      .filter((toast) => (toast.tone === 'error') === isError)
      .map((toast) => (
        <ToastNote key={toast.id} toast={toast} isPaused={isPaused} onDismiss={toaster.dismiss} />
      ));

  const errors = list(true);
  const others = list(false);

  return (
    <div
      ref={viewport}
      popover="manual"
      className="portal-toasts"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div
        className="portal-toasts-list"
        role={errors.length > 0 ? 'alert' : undefined}
        aria-live="assertive"
        aria-atomic="false"
      >
        {errors}
      </div>
      <div
        className="portal-toasts-list"
        role={others.length > 0 ? 'status' : undefined}
        aria-live="polite"
        aria-atomic="false"
      >
        {others}
      </div>
    </div>
  );
}
