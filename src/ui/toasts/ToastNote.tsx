import { useEffect } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { loadFailureTexts } from '../../texts/failures.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { LongText } from '../text/LongText.tsx';
import { toastTimeout } from './toast-timeout.ts';
import type { Toast } from './toaster.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

interface ToastNoteProps {
  toast: Toast;
  /** True while the pointer or the focus is on a toast, which pauses the timer. */
  isPaused: boolean;
  onDismiss: (id: number) => void;
}

export function ToastNote({ toast, isPaused, onDismiss }: ToastNoteProps) {
  const words = useTexts(loadFailureTexts);
  useEffect(() => {
    const timeout = toastTimeout(toast);
    if (isPaused || timeout === null) return;
    const timer = setTimeout(() => onDismiss(toast.id), timeout);
    return () => clearTimeout(timer);
  }, [toast, isPaused, onDismiss]);

  const Icon = icons[toast.tone];
  return (
    <div className="portal-toast" part="toast" data-tone={toast.tone}>
      <Icon className="portal-toast-icon" size={18} aria-hidden="true" />
      <LongText className="portal-toast-text">{toast.text}</LongText>
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
