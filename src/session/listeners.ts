type Listener<Event> = (event: Event) => void;

/** The listeners of one kind of event. */
export function createListeners<Event>() {
  const listeners = new Set<Listener<Event>>();
  return {
    /** Returns the function that removes the listener. */
    add(listener: Listener<Event>): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(event: Event): void {
      // A listener may remove itself, or add another one.
      for (const listener of [...listeners]) listener(event);
    },
  };
}
