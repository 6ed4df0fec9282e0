import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { AbortedError, PortalError } from '../http/errors.ts';

type Errors<Name extends string> = Partial<Record<Name, string>>;

export interface FormOptions<Name extends string> {
  /** The fields in their order, with what stands in them first. */
  initial: Readonly<Record<Name, string>>;
  /** What is wrong, by field; a field without an entry is right. */
  check: (values: Readonly<Record<NoInfer<Name>, string>>) => Errors<NoInfer<Name>>;
  /** What a field keeps of what is typed, e.g. digits only. */
  keep?: Partial<Record<NoInfer<Name>, (typed: string) => string>>;
  /** Also checks a field when it is left, rather than all of them at the submission alone. */
  checksOnBlur?: boolean;
  send: (values: Readonly<Record<NoInfer<Name>, string>>, signal: AbortSignal) => Promise<void>;
  /** Said where a failure has no message of its own. */
  generalFailure: string;
  /** Gets the focus, its text selected, when the server has refused. */
  focusAfterFailure?: NoInfer<Name>;
}

export interface Form<Name extends string> {
  ref: RefObject<HTMLFormElement | null>;
  values: Readonly<Record<Name, string>>;
  errors: Errors<Name>;
  /** Why the last attempt failed, '' when it did not. */
  failure: string;
  busy: boolean;
  /** Name, first value and change of a field. */
  bind(name: Name): {
    name: Name;
    defaultValue: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Runs a step beside the submission, e.g. sending a code, once these fields are right. True: it went well. */
  attempt(
    names: readonly Name[],
    step: (values: Readonly<Record<Name, string>>) => Promise<void>,
  ): Promise<boolean>;
  focus(name: Name): void;
  /** The field itself, e.g. to give it the focus after a dialog. */
  input(name: Name): HTMLInputElement | null;
}

/** A form that shows every error at once, keeps what was typed when it fails, and sends once. */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const names = Object.keys(options.initial) as Name[];
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(options.initial);
  const [tried, setTried] = useState<readonly Name[]>([]);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  // A second submission may come before the state has changed.
  const underway = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      underway.current?.abort();
      underway.current = null;
    },
    [],
  );

  const { checksOnBlur = false } = options;
  useEffect(() => {
    const form = ref.current;
    if (!form || !checksOnBlur) return undefined;
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      for (const name of names) {
        const field = input(name);
        // What stands in the frame of a field belongs to it, e.g. the button that shows a password.
        const frame = field?.parentElement;
        if (!field || !frame || !(target instanceof Node) || !frame.contains(target)) continue;
        if (relatedTarget instanceof Node && frame.contains(relatedTarget)) continue;
        // Only the window has lost the focus; whoever comes back is still in the field.
        if (field.matches(':focus')) continue;
        setValues((former) => ({ ...former, [name]: field.value }));
        setTried((known) => names.filter((one) => one === name || known.includes(one)));
      }
    };
    form.addEventListener('focusout', leave);
    return () => form.removeEventListener('focusout', leave);
    // oxlint-disable-next-line react/exhaustive-deps -- the names of the fields stay as they are
  }, [checksOnBlur]);

  const faults = options.check(values);
  const errors: Errors<Name> = {};
  for (const name of tried) if (faults[name]) errors[name] = faults[name];

  function input(name: Name): HTMLInputElement | null {
    const element = ref.current?.elements.namedItem(name);
    return element instanceof HTMLInputElement ? element : null;
  }

  /** What stands in the fields: a password manager may have filled them without a word to anybody. */
  function read(): Record<Name, string> {
    const current: Record<Name, string> = { ...values };
    for (const name of names) current[name] = input(name)?.value ?? current[name];
    return current;
  }

  /** The values, when the named fields are right; else null, with the errors shown and the focus on the first. */
  function accept(wanted: readonly Name[]): Record<Name, string> | null {
    const current = read();
    setValues(current);
    setTried((known) => names.filter((name) => known.includes(name) || wanted.includes(name)));
    const wrong = options.check(current);
    const first = wanted.find((name) => wrong[name]);
    if (first === undefined) return current;
    setFailure('');
    input(first)?.focus();
    return null;
  }

  function explain(error: unknown): void {
    if (error instanceof AbortedError) return;
    setFailure((error instanceof PortalError && error.message) || options.generalFailure);
  }

  async function send(current: Record<Name, string>): Promise<void> {
    const controller = new AbortController();
    underway.current = controller;
    setBusy(true);
    setFailure('');
    try {
      await options.send(current, controller.signal);
    } catch (error) {
      if (underway.current !== controller) return;
      explain(error);
      const refused = options.focusAfterFailure && input(options.focusAfterFailure);
      if (refused) {
        refused.focus();
        refused.select();
      }
    }
    if (underway.current !== controller) return;
    underway.current = null;
    setBusy(false);
  }

  return {
    ref,
    values,
    errors,
    failure,
    busy,
    bind: (name) => ({
      name,
      // Not `value`: what a password manager has filled in silently would be taken away by the next rendering.
      defaultValue: options.initial[name],
      onChange(event) {
        const field = event.currentTarget;
        const kept = options.keep?.[name]?.(field.value) ?? field.value;
        if (kept !== field.value) field.value = kept;
        setValues((former) => ({ ...former, [name]: kept }));
      },
    }),
    submit(event) {
      event.preventDefault();
      if (underway.current) return;
      const current = accept(names);
      if (current) void send(current);
    },
    async attempt(wanted, step) {
      const current = accept(wanted);
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
    focus: (name) => input(name)?.focus(),
    input,
  };
}
