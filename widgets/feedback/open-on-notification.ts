import { FEEDBACK_SOURCE } from '#src/api/unread.ts';

interface FeedbackElement extends Element {
  /** Undefined until the element is defined. */
  open?: (tab: 'mine') => void;
}

const installed = Symbol.for('portal.open-feedback/1');

/** Opens the page's feedback element when a notification about feedback is chosen, unless the page handles it itself. */
export function openOnNotification(): void {
  if (typeof document === 'undefined' || installed in document) return;
  Object.defineProperty(document, installed, { value: true });
  document.addEventListener('portal-navigate', (event) => {
    const { detail } = event as CustomEvent<{ sourceType?: unknown } | null>;
    if (detail?.sourceType !== FEEDBACK_SOURCE) return;
    // Runs after all listeners of the page.
    queueMicrotask(() => {
      const element: FeedbackElement | null = document.querySelector('portal-feedback');
      if (!event.defaultPrevented) element?.open?.('mine');
    });
  });
}
