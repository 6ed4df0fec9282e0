import { FIELD_LOOK_MS } from '../../rules/limits.ts';

/** After these events a field may hold a text that no event has announced. */
const occasions = ['focusin', 'pointerover', 'pointerdown', 'keydown', 'change', 'submit'] as const;

/** Calls `look` on these events, before their handlers, and once a second while the field is visible. */
export function watchField(field: HTMLElement, look: (occasion?: Event) => void): () => void {
  const root = field.getRootNode();
  for (const occasion of occasions) root.addEventListener(occasion, look, { capture: true });
  const timer = setInterval(() => {
    if (!document.hidden && field.getClientRects().length > 0) look();
  }, FIELD_LOOK_MS);
  return () => {
    for (const occasion of occasions) root.removeEventListener(occasion, look, { capture: true });
    clearInterval(timer);
  };
}
