type BackHandler = () => void;

/** In the order of their addition: the topmost is the last. */
const handlers = new Set<BackHandler>();
let notify = () => {};

/**
 * Adds what the system's Back closes or undoes: an open dialog or a later step. Returns the function that removes
 * it. Only the portal connects the handlers to the browser's history; on foreign pages nothing listens, since their
 * routers own the history.
 */
export function addBackHandler(handle: () => void): () => void {
  // An own function per call, since the same one may be added twice.
  const handler = () => handle();
  handlers.add(handler);
  notify();
  return () => {
    handlers.delete(handler);
    notify();
  };
}

/** Returns the active handlers, the topmost last. */
export const getBackHandlers = () => [...handlers];

/** Sets the listener for changes of the handlers; there is one history, so there is one listener. */
export function onBackHandlersChange(listener: () => void): void {
  notify = listener;
}
