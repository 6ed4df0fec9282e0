import { FIELD_LOOK_MS } from '../../rules/limits.ts';

type Look = (occasion?: Event) => void;

/** After these events a field may hold a text that no event has announced. */
const occasions = ['focusin', 'pointerover', 'pointerdown', 'keydown', 'change', 'submit'] as const;

/** The fields of a document or shadow root share its listeners and its timer: an editor has a thousand of them. */
const watches = new Map<Node, { fields: Map<HTMLElement, Look>; close: () => void }>();

function openWatch(root: Node) {
  const fields = new Map<HTMLElement, Look>();
  // A look may take fields away, or bring others.
  const lookAtAll = (occasion: Event) => [...fields.values()].forEach((look) => look(occasion));
  for (const occasion of occasions) root.addEventListener(occasion, lookAtAll, { capture: true });
  const timer = setInterval(() => {
    if (!document.hidden) for (const look of [...fields.values()]) look();
  }, FIELD_LOOK_MS);
  const close = () => {
    for (const occasion of occasions) root.removeEventListener(occasion, lookAtAll, { capture: true });
    clearInterval(timer);
    watches.delete(root);
  };
  const watch = { fields, close };
  watches.set(root, watch);
  return watch;
}

/** Calls `look` on these events, before their handlers, and once a second while the page is visible. */
export function watchField(field: HTMLElement, look: Look): () => void {
  const root = field.getRootNode();
  const { fields, close } = watches.get(root) ?? openWatch(root);
  fields.set(field, look);
  return () => {
    fields.delete(field);
    if (fields.size === 0) close();
  };
}
