import { useEffect } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { uiTexts } from '../texts/ui.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { Toast, ToastTone } from './toaster.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** How long a toast is shown, in milliseconds. Errors take longer to read. */
export const toastDuration: Readonly<Record<ToastTone, number>> = { success: 4000, info: 5000, error: 9000 };

interface ToastNoteProps {
  toast: Toast;
  /** True while the pointer or the focus is on a toast, which pauses the timer. */
  isPaused: boolean;
  onDismiss: (id: number) => void;
}

export function ToastNote({ toast, isPaused, onDismiss }: ToastNoteProps) {
  const words = useTexts(uiTexts);
  useEffect(() => {
    if (isPaused || toast.action) return;
    const timer = setTimeout(() => onDismiss(toast.id), toastDuration[toast.tone]);
    return () => clearTimeout(timer);
  }, [toast, isPaused, onDismiss]);

  const Icon = icons[toast.tone];
  return (
    <div className="portal-toast" part="toast" data-tone={toast.tone}>
      <Icon className="portal-toast-icon" size={18} aria-hidden="true" />
      <span className="portal-toast-text">{toast.text}</span>
      {toast.action ? (
        <button type="button" className="portal-toast-action" onClick={toast.action.onSelect}>
          {toast.action.label}
        </button>
      ) : null}
      <button
        type="button"
        className="portal-toast-close"
        aria-label={words.dismissNotice}
        onClick={() => onDismiss(toast.id)}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
