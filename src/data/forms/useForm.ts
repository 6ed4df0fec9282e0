import { useEffect, useRef, useState } from 'react';
import { AbortedError, PortalError, SignedOutError } from '../../http/errors.ts';
import type { TypedValues } from '../drafts/drafts.ts';
import type { Errors, Form, FormOptions, Values } from './form.ts';
import { focusField, inputOf, textFieldOf, useFieldLeave, useUncontrolledFields } from './form-fields.ts';
import { cleanText } from './clean-text.ts';
import { useAutofilled } from './useAutofilled.ts';

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
  const isShown = useRef(false);
  // A draft goes when it is sent, so its request is followed to its end: nobody shall send it twice.
  const isFollowed = draft !== undefined;
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (isFollowed) return;
      running.current?.abort();
      running.current = null;
    };
  }, [isFollowed]);

  useFieldLeave(ref, checksOnBlur ? names : [], (name, value) => {
    setTyped((former) => ({ ...former, [name]: kept(name, value) }));
    setTried((known) => names.filter((one) => one === name || known.includes(one)));
  });

  const values: Record<Name, string> = { ...initial };
  for (const name of names) values[name] = typed[name] ?? initial[name];
  const faults = options.check(values);
  const errors: Errors<Name> = {};
  for (const name of tried) if (faults[name]) errors[name] = faults[name];

  function kept(name: Name, value: string): string {
    const text = cleanText(ref.current, name, value);
    return options.keep?.[name]?.(text) ?? text;
  }

  const input = (name: Name) => inputOf(ref.current, name);
  const focus = (name: Name) => focusField(ref.current, name);

  useUncontrolledFields(ref, draft ? [] : names, initial, (name, field) => {
    field.value = set(name, field.value);
  });

  const autofilled = useAutofilled(ref, names);

  function changedOf(current: Values<Name>): Partial<Record<Name, string>> {
    const changed: Partial<Record<Name, string>> = {};
    for (const name of names) if (current[name] !== initial[name]) changed[name] = current[name];
    return changed;
  }

  /** The current values, read from the DOM: a password manager may fill fields without an event. */
  function readFields(): Record<Name, string> {
    const current = { ...values };
    for (const name of names) {
      const field = textFieldOf(ref.current, name);
      if (!field) continue;
      current[name] = kept(name, field.value);
      if (draft && current[name] !== values[name]) set(name, field.value);
      if (!draft && field.value !== current[name]) field.value = current[name];
    }
    if (!draft) setTyped(() => current);
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
    setTyped(() => nothing);
    setRestored(false);
  }

  /** Keeps values that were typed while the request was under way: they have not been sent. */
  function forgetSent(sent: Values<Name>): void {
    setTyped((former) => {
      const isNew = (name: Name) => former[name] !== undefined && former[name] !== sent[name];
      return Object.fromEntries(names.filter(isNew).map((name) => [name, former[name] ?? '']));
    });
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
      if (draft) forgetSent(current);
      if (isShown.current) options.onSent?.();
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
    const text = kept(name, value);
    setTyped((former) => ({ ...former, [name]: text }));
    return text;
  }

  return {
    props: {
      ref,
      onSubmit(event) {
        event.preventDefault();
        if (running.current) return;
        const current = validate(names);
        if (current) void send(current);
      },
      method: 'dialog',
      noValidate: true,
    },
    values,
    errors,
    failure,
    busy,
    isChanged: Object.keys(changedOf(values)).length > 0,
    isRestored,
    isFilled: names.every((name) => values[name] !== '' || autofilled.includes(name)),
    bind: (name) => ({
      name,
      // Without a draft not `value`: the next rendering would overwrite what a password manager has filled in silently.
      ...(draft ? { value: values[name] } : { defaultValue: initial[name] }),
      onChange({ currentTarget: field }) {
        const text = set(name, field.value);
        if (!draft && text !== field.value) field.value = text;
      },
    }),
    set(name, value) {
      const text = set(name, value);
      const field = draft ? null : input(name);
      if (field) field.value = text;
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
