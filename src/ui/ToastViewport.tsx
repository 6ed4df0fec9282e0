import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useTexts } from '../texts/useTexts.ts';
import { uiTexts } from '../texts/ui.ts';
import { useStyles } from '../theme/useStyles.ts';
import { onHostReconnect } from './host-reconnect.ts';
import { useSurface } from './surface-context.ts';
import css from './toast.css?inline';
import type { Toast } from './toaster.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const none: readonly Toast[] = [];

interface ToastViewportProps {
  /** The dialog this one stands in. Everything outside the topmost dialog is inert, so only its viewport shows. */
  dialog?: RefObject<HTMLDialogElement | null>;
}

/** Where the surface's messages appear; always in the top layer, so that nothing of the page covers them. */
export function ToastViewport({ dialog }: ToastViewportProps) {
  useStyles(css);
  const { toaster, dialogs } = useSurface();
  const words = useTexts(uiTexts);
  const viewport = useRef<HTMLDivElement>(null);
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.read, toaster.read);
  const top = useSyncExternalStore(dialogs.subscribe, dialogs.top, () => null);
  const shown = top === (dialog?.current ?? null) ? toasts : none;

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
      toaster.resume();
      return;
    }
    // Whatever has entered the top layer since would stand in front of it.
    const element = viewport.current;
    if (!element?.matches(':popover-open')) return;
    element.hidePopover();
    element.showPopover();
  }, [isEmpty, toaster]);

  // The regions are live from the start; the role is there only with a message, so that nobody finds an empty alert.
  const list = (isError: boolean) =>
    shown
      .filter((toast) => (toast.tone === 'error') === isError)
      .map((toast) => {
        const Icon = icons[toast.tone];
        return (
          <div key={toast.id} className="portal-toast" part="toast" data-tone={toast.tone}>
            <Icon className="portal-toast-icon" size={18} aria-hidden="true" />
            <span className="portal-toast-text">{toast.text}</span>
            <button
              type="button"
              className="portal-toast-close"
              aria-label={words.dismissNotice}
              onClick={() => toaster.dismiss(toast.id)}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </div>
        );
      });

  const errors = list(true);
  const others = list(false);

  return (
    <div
      ref={viewport}
      popover="manual"
      className="portal-toasts"
      onPointerEnter={toaster.pause}
      onPointerLeave={toaster.resume}
      onFocus={toaster.pause}
      onBlur={toaster.resume}
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
