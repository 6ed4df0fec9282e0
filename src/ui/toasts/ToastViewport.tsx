import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import { dialogsOf } from '../dialogs/dialog-stack.ts';
import { onHostReconnect } from '../root/host-reconnect.ts';
import { useThemeRoot } from '../root/theme-root-context.ts';
import css from './toast.css?inline';
import type { Toast } from './toaster.ts';
import { ToastNote } from './ToastNote.tsx';
import { enterTopLayer, leaveTopLayer, raiseInTopLayer } from '../floating/top-layer.ts';

const none: readonly Toast[] = [];

export interface ToastViewportProps {
  /**
   * The dialog around this viewport. Everything outside the topmost dialog is inert, so only its viewport
   * shows toasts.
   */
  dialog?: RefObject<HTMLDialogElement | null>;
}

/** Shows the toasts of a `ThemeRoot` in the top layer, so that nothing on the page covers them. */
export function ToastViewport({ dialog }: ToastViewportProps) {
  useStyles(css);
  const { toaster } = useThemeRoot();
  const dialogs = dialogsOf(toaster);
  const viewport = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, toaster.getSnapshot);
  const top = useSyncExternalStore(dialogs.subscribe, dialogs.top, () => null);
  // Some screen readers ignore a live region that is inserted together with its message.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const shown = isThere && top === (dialog?.current ?? null) ? toasts : none;

  // A layout effect would be too early: the dialog around must enter the top layer first.
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const enter = () => enterTopLayer(element);
    enter();
    const stopReconnect = onHostReconnect(element, enter);
    return () => {
      stopReconnect();
      // Otherwise it would stay below a dialog that enters the top layer again.
      leaveTopLayer(element);
    };
  }, []);

  const isEmpty = shown.length === 0;
  useEffect(() => {
    if (isEmpty) {
      // The toast under the pointer was removed, which fires no `pointerleave`.
      setPaused(false);
      return;
    }
    // Show the popover again, above everything that has entered the top layer since.
    if (viewport.current) raiseInTopLayer(viewport.current);
  }, [isEmpty]);

  // The regions are live from the start, but get their role only with a message, so that screen readers find
  // no empty alert.
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
      // oxlint-disable-next-line floor/newer -- by top-layer.ts
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
