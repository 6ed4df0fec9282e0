import { isHtmlElement, isNode, isTag } from '../../rules/element-kind.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { useIsHydrating } from '../../ui/loading/hydration.ts';

/** The input element of a field. */
export function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const element = form?.elements.namedItem(name);
  return isTag(element, 'input') ? element : null;
}

/** The field of a form that text is typed into. */
export function textFieldOf(
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | null {
  const element = form?.elements.namedItem(name);
  if (isTag(element, 'textarea')) return element;
  const isText = isTag(element, 'input') && !['radio', 'checkbox'].includes(element.type);
  return isText ? element : null;
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  // Radio buttons of one name come together.
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (isHtmlElement(field)) field.focus();
}

/** Calls `onLeave` when the focus leaves one of these inputs. */
export function useFieldLeave<Name extends string>(
  ref: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  onLeave: (name: Name, value: string) => void,
): void {
  const latest = useRef({ names, onLeave });
  useEffect(() => {
    latest.current = { names, onLeave };
  });
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      for (const name of latest.current.names) {
        const field = inputOf(form, name);
        // The frame of a field also contains its tools, e.g. the button that shows a password.
        const frame = field?.parentElement;
        if (!field || !frame || !isNode(target) || !frame.contains(target)) continue;
        if (isNode(relatedTarget) && frame.contains(relatedTarget)) continue;
        // Only the window has lost the focus: the field gets it back with the window.
        if (field.matches(':focus')) continue;
        latest.current.onLeave(name, field.value);
      }
    };
    form.addEventListener('focusout', leave);
    return () => form.removeEventListener('focusout', leave);
  }, [ref]);
}

/**
 * Hands over what was typed before the hydration, of which React has heard no event, and puts in what only the browser
 * knows and arrives after it, e.g. a number of the last visit.
 */
export function useUncontrolledFields<Name extends string>(
  ref: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  initial: Readonly<Partial<Record<Name, unknown>>>,
  onTyped: (name: Name, field: HTMLInputElement) => void,
): void {
  const isHydrating = useIsHydrating();
  const rendered = useRef(initial);
  useEffect(() => {
    for (const name of names) {
      const field = inputOf(ref.current, name);
      if (!field) continue;
      if (field.value === rendered.current[name]) field.value = String(initial[name]);
      else if (isHydrating) onTyped(name, field);
    }
    rendered.current = initial;
  });
}
