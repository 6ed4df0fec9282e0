import { FEEDBACK_SOURCE } from '../../src/api/unread.ts';

interface Message {
  sourceType: unknown;
}

interface DeskElement extends Element {
  /** Missing as long as the element is not defined. */
  open?: (tab: 'mine') => void;
}

const linked = Symbol.for('portal.open-feedback/1');

/** On a page with a feedback desk, a message about feedback opens it, unless the page itself has taken the message. */
export function openOnNotification(): void {
  if (typeof document === 'undefined' || linked in document) return;
  Object.defineProperty(document, linked, { value: true });
  document.addEventListener('portal-navigate', (event) => {
    if ((event as CustomEvent<Partial<Message> | null>).detail?.sourceType !== FEEDBACK_SOURCE) return;
    // After all listeners of the page.
    queueMicrotask(() => {
      const desk = document.querySelector('portal-feedback');
      if (event.defaultPrevented || !desk) return;
      (desk as DeskElement).open?.('mine');
    });
  });
}
