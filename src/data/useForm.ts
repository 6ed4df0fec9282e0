import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { AbortedError, PortalError, SignedOutError } from '../http/errors.ts';
import type { FormDraft, TypedValues } from './draft.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

export interface SendContext<Name extends string> {
  /** The fields that differ from `initial`. */
  changed: Partial<Values<Name>>;
  /** Aborted when the form unmounts. */
  signal: AbortSignal;
}

export interface FormOptions<Name extends string> {
  /** The fields in their order, with the values that the server knows. */
  initial: Values<Name>;
  /** The errors by field; a field without an entry is valid. */
  check: (values: Values<NoInfer<Name>>) => Errors<NoInfer<Name>>;
  /** Filters what is typed into a field, e.g. to digits only. */
  keep?: Partial<Record<NoInfer<Name>, (typed: string) => string>>;
  /** Also validates a field on blur, not only all of them on submit. */
  checksOnBlur?: boolean;
  send: (values: Values<NoInfer<Name>>, context: SendContext<NoInfer<Name>>) => Promise<void>;
  /** Called after a successful submission, when the draft is removed, e.g. to leave the page. */
  onSent?: () => void;
  /** Shown when a failure has no message of its own. */
  generalFailure: string;
  /** Gets the focus, its text selected, when the server has refused. */
  focusAfterFailure?: NoInfer<Name>;
  /** Keeps what is typed beyond this mount: `useFormDraft`. The fields are controlled then, so that they show the draft. */
  draft?: FormDraft;
}

export type FieldChange = ChangeEvent<HTMLInputElement | HTMLSelectElement>;

export type FieldProps<Name extends string> = {
  name: Name;
  onChange: (event: FieldChange) => void;
} & ({ defaultValue: string } | { value: string });

export interface Form<Name extends string> {
  ref: RefObject<HTMLFormElement | null>;
  values: Values<Name>;
  errors: Errors<Name>;
  /** Why the last attempt failed, '' when it did not. */
  failure: string;
  busy: boolean;
  /** A value differs from `initial`. */
  isChanged: boolean;
  /** The values come from the draft of an earlier visit. */
  isRestored: boolean;
  /** The props of a field. */
  bind(name: Name): FieldProps<Name>;
  set(name: Name, value: string): void;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Runs a step beside the submission, e.g. sending a code, if these fields are valid. True: it succeeded. */
  attempt(names: readonly Name[], step: (values: Values<Name>) => Promise<void>): Promise<boolean>;
  focus(name: Name): void;
  /** The input element, e.g. to return the focus to it after a dialog. */
  input(name: Name): HTMLInputElement | null;
  /** Discards what was typed. */
  reset(): void;
}

const nothing: TypedValues = {};

/** A form that shows all errors at once, keeps what was typed when it fails, and sends once. */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const { initial, draft, checksOnBlur = false } = options;
  const names = Object.keys(initial) as Name[];
  const ref = useRef<HTMLFormElement>(null);
  const inMemory = useState(nothing);
  const [typed, setTyped] = draft ? [draft.typed, draft.setTyped] : inMemory;
  const [isRestored, setRestored] = useState(() => names.some((name) => typed[name] !== undefined));
  const [tried, setTried] = useState<readonly Name[]>([]);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  // A second submission may come before the state has changed.
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  useEffect(() => {
    const form = ref.current;
    if (!form || !checksOnBlur) return undefined;
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      for (const name of names) {
        const field = input(name);
        // The frame of a field also contains its tools, e.g. the button that shows a password.
        const frame = field?.parentElement;
        if (!field || !frame || !(target instanceof Node) || !frame.contains(target)) continue;
        if (relatedTarget instanceof Node && frame.contains(relatedTarget)) continue;
        // Only the window has lost the focus: the field gets it back with the window.
        if (field.matches(':focus')) continue;
        setTyped((former) => ({ ...former, [name]: field.value }));
        setTried((known) => names.filter((one) => one === name || known.includes(one)));
      }
    };
    form.addEventListener('focusout', leave);
    return () => form.removeEventListener('focusout', leave);
    // oxlint-disable-next-line react/exhaustive-deps -- the names of the fields stay as they are
  }, [checksOnBlur]);

  const values: Record<Name, string> = { ...initial };
  for (const name of names) values[name] = typed[name] ?? initial[name];
  const faults = options.check(values);
  const errors: Errors<Name> = {};
  for (const name of tried) if (faults[name]) errors[name] = faults[name];

  function input(name: Name): HTMLInputElement | null {
    const element = ref.current?.elements.namedItem(name);
    return element instanceof HTMLInputElement ? element : null;
  }

  function focus(name: Name): void {
    const found = ref.current?.elements.namedItem(name);
    // Radio buttons of one name come together.
    const field = found instanceof RadioNodeList ? found[0] : found;
    if (field instanceof HTMLElement) field.focus();
  }

  function changedOf(current: Values<Name>): Partial<Record<Name, string>> {
    const changed: Partial<Record<Name, string>> = {};
    for (const name of names) if (current[name] !== initial[name]) changed[name] = current[name];
    return changed;
  }

  /** The current values. Uncontrolled fields are read from the DOM: a password manager may fill them without an event. */
  function readFields(): Record<Name, string> {
    if (draft) return values;
    const current = { ...values };
    for (const name of names) current[name] = input(name)?.value ?? current[name];
    setTyped(() => current);
    return current;
  }

  /** The values, if the named fields are valid; else null, with the errors shown and the focus on the first. */
  function validate(wanted: readonly Name[]): Record<Name, string> | null {
    const current = readFields();
    setTried((known) => names.filter((name) => known.includes(name) || wanted.includes(name)));
    const wrong = options.check(current);
    const first = wanted.find((name) => wrong[name]);
    if (first === undefined) return current;
    setFailure('');
    focus(first);
    return null;
  }

  function explain(error: unknown): void {
    if (error instanceof AbortedError) return;
    // A form with a draft is of a session, whose end is announced elsewhere; a log-in form has to say it itself.
    if (draft && error instanceof SignedOutError) return;
    setFailure((error instanceof PortalError && error.message) || options.generalFailure);
  }

  function forget(): void {
    draft?.remove();
    setTyped(() => nothing);
    setRestored(false);
  }

  async function send(current: Record<Name, string>): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setFailure('');
    try {
      await options.send(current, { changed: changedOf(current), signal: controller.signal });
      if (running.current !== controller) return;
      if (draft) forget();
      options.onSent?.();
    } catch (error) {
      if (running.current !== controller) return;
      explain(error);
      const refused = options.focusAfterFailure && input(options.focusAfterFailure);
      refused?.focus();
      refused?.select();
    }
    if (running.current !== controller) return;
    running.current = null;
    setBusy(false);
  }

  function set(name: Name, value: string): string {
    const kept = options.keep?.[name]?.(value) ?? value;
    setTyped((former) => ({ ...former, [name]: kept }));
    return kept;
  }

  return {
    ref,
    values,
    errors,
    failure,
    busy,
    isChanged: Object.keys(changedOf(values)).length > 0,
    isRestored,
    bind: (name) => ({
      name,
      // Without a draft not `value`: the next rendering would overwrite what a password manager has filled in silently.
      ...(draft ? { value: values[name] } : { defaultValue: initial[name] }),
      onChange({ currentTarget: field }) {
        const kept = set(name, field.value);
        if (!draft && kept !== field.value) field.value = kept;
      },
    }),
    set(name, value) {
      const kept = set(name, value);
      const field = draft ? null : input(name);
      if (field) field.value = kept;
    },
    submit(event) {
      event.preventDefault();
      if (running.current) return;
      const current = validate(names);
      if (current) void send(current);
    },
    async attempt(wanted, step) {
      const current = validate(wanted);
      if (!current) return false;
      setFailure('');
      try {
        await step(current);
        return true;
      } catch (error) {
        explain(error);
        return false;
      }
    },
    focus,
    input,
    reset() {
      forget();
      if (!draft) ref.current?.reset();
      setTried([]);
      setFailure('');
    },
  };
}
