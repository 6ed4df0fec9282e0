import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { watchField } from '../../ui/fields/watch-field.ts';
import { textFieldOf } from './form-fields.ts';

/** The fields whose value the browser has filled in and shows, but gives to scripts only after a touch. */
export function useAutofilled<Name extends string>(
  ref: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
): readonly Name[] {
  const [autofilled, setAutofilled] = useState<readonly Name[]>([]);
  const latest = useRef(names);
  useLayoutEffect(() => {
    latest.current = names;
  });
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    return watchField(form, () => {
      const shown = latest.current.filter((name) => {
        const field = textFieldOf(form, name);
        return field?.value === '' && isAutofilled(field);
      });
      setAutofilled((former) => (former.join() === shown.join() ? former : shown));
    });
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
