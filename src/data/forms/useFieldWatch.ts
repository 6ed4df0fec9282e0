import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { textFieldOf } from './form-fields.ts';

/** ms between two looks at the fields of a visible form. */
const LOOK_MS = 1000;

/**
 * Reads what the fields hold, since password managers fill them without an event, or with a `change` that React takes
 * for nothing new. Returns the fields whose value the browser shows, but gives to scripts only after a touch.
 */
export function useFieldWatch<Name extends string>(
  ref: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  onRead: (name: Name, value: string) => void,
): readonly Name[] {
  const [autofilled, setAutofilled] = useState<readonly Name[]>([]);
  const latest = useRef({ names, onRead });
  // With the commit that changes the fields, so that no look takes their new values for typed ones.
  useLayoutEffect(() => {
    latest.current = { names, onRead };
  });
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const look = () => {
      const shown: Name[] = [];
      for (const name of latest.current.names) {
        const field = textFieldOf(form, name);
        if (!field) continue;
        if (field.value === '' && isAutofilled(field)) shown.push(name);
        latest.current.onRead(name, field.value);
      }
      setAutofilled((former) => (former.join() === shown.join() ? former : shown));
    };
    const events = ['focusin', 'pointerover', 'pointerdown', 'change', 'input'] as const;
    for (const event of events) form.addEventListener(event, look);
    const timer = setInterval(() => {
      if (!document.hidden && form.getClientRects().length > 0) look();
    }, LOOK_MS);
    return () => {
      for (const event of events) form.removeEventListener(event, look);
      clearInterval(timer);
    };
  }, [ref]);
  return autofilled;
}

function isAutofilled(field: Element): boolean {
  try {
    return field.matches(':autofill');
  } catch {
    // Older browsers do not know the selector.
    return false;
  }
}
