import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrating } from '../loading/hydration.ts';
import { watchField } from './watch-field.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface TextFieldProps<Field extends TextField> extends Pick<
  ComponentProps<'input'>,
  'value' | 'defaultValue'
> {
  onChange?: ((event: ChangeEvent<Field>) => void) | undefined;
  ref?: Ref<Field> | undefined;
}

interface WatchedProps<Field extends TextField> {
  value?: string;
  onChange: (event: ChangeEvent<Field>) => void;
  ref: RefObject<Field | null>;
}

/**
 * Calls `onChange` for what a field holds, too, when no event has announced it: password managers fill fields without
 * one, or with a `change` that React takes for nothing new. Every text field takes its props from here.
 */
export function useSilentFill<Field extends TextField>(props: TextFieldProps<Field>): WatchedProps<Field> {
  const { value, defaultValue, onChange } = props;
  const ref = useRef<Field>(null);
  useImperativeHandle(props.ref, () => ref.current as Field, []);
  const isHydrating = useIsHydrating();
  const next = value === undefined ? undefined : String(value);
  /** The `value` of the last rendering. */
  const rendered = useRef(next);
  /** The text of the last `onChange` or rendering; null before the first. */
  const heard = useRef<string | null>(null);

  // React writes the former text once more after an event whose state has not been rendered yet.
  const isUnheard = (text: string) =>
    heard.current !== null && text !== heard.current && text !== rendered.current;
  const held = ref.current?.value ?? '';
  const isKept = isUnheard(held) && held !== next;

  useLayoutEffect(() => {
    rendered.current = next;
    // No event has told of text that was typed before the hydration.
    if (!isKept)
      heard.current = isHydrating ? String(value ?? defaultValue ?? '') : (ref.current?.value ?? '');
  });

  // A script may submit the form as soon as it is there, before the passive effects run.
  useLayoutEffect(() => {
    const field = ref.current;
    // A file can only be chosen, and to write the field would take it away.
    if (!field || field.type === 'file') return undefined;
    return watchField(field, (occasion) => {
      if (!isUnheard(field.value)) return;
      // Another part of the page may have hidden it with its state.
      if (!occasion && field.getClientRects().length === 0) return;
      // The handlers of these two events, which come next, have to find the state with the text in it.
      if (occasion?.type === 'submit' || occasion?.type === 'keydown')
        flushSync(() => announce(field, heard));
      else announce(field, heard);
    });
  }, []);

  return {
    // The next rendering would otherwise overwrite the text before it is heard.
    ...(next === undefined ? {} : { value: isKept ? held : next }),
    onChange(event) {
      onChange?.(event);
      heard.current = event.currentTarget.value;
    },
    ref,
  };
}

/** Raises the event that was missing. */
function announce(field: TextField, heard: RefObject<string | null>): void {
  const text = field.value;
  const former = heard.current ?? '';
  heard.current = null;
  raiseInput(field);
  if (heard.current !== null) return;
  // React has noted a text that a script of the page wrote, and takes the event for nothing new: write it once more, by
  // the setter that React does not watch.
  field.value = former;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  raiseInput(field);
  heard.current ??= text;
}

function raiseInput(field: TextField): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
