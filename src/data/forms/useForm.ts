import { useEffect, useRef, useState } from 'react';
import { AbortedError, PortalError, SignedOutError } from '../../http/errors.ts';
import { changedValues, isBlank, isChanged, isSameValue, withValue } from './field-value.ts';
import type { Errors, FieldName, Form, FormOptions } from './form.ts';
import { focusField, inputOf, textFieldOf, useFieldLeave, useUncontrolledFields } from './form-fields.ts';
import { cleanText } from './clean-text.ts';
import { useAutofilled } from './useAutofilled.ts';

/** A form that shows all errors at once, keeps what was typed when it fails, and sends once. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  type Name = FieldName<Values>;
  const { initial, draft, checksOnBlur = false } = options;
  const keep: Partial<Record<string, (typed: string) => string>> = options.keep ?? {};
  const names = Object.keys(initial) as Name[];
  const ref = useRef<HTMLFormElement>(null);
  const inMemory = useState<Partial<Values>>({});
  const [typed, setTyped] = draft ? [draft.typed, draft.setTyped] : inMemory;
  const values = names.reduce((all, name) => withValue(all, name, typed[name] ?? initial[name]), initial);
  const [isRestored, setRestored] = useState(() => isChanged(values, initial));
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
      // An `Activity` may show the form again.
      setBusy(false);
    };
  }, [isFollowed]);

  useFieldLeave(ref, checksOnBlur ? names : [], (name, value) => {
    setTyped((former) => ({ ...former, [name]: kept(name, value) }));
    setTried((known) => names.filter((one) => one === name || known.includes(one)));
  });

  const faults = options.check(values);
  const errors: Errors<Values> = {};
  for (const name of tried) errors[name] = faults[name];

  function kept(name: Name, value: string): string {
    const text = cleanText(ref.current, name, value);
    return keep[name]?.(text) ?? text;
  }

  const input = (name: Name) => inputOf(ref.current, name);
  const focus = (name: Name) => focusField(ref.current, name);

  useUncontrolledFields(ref, draft ? [] : names, initial, (name, field) => {
    field.value = setText(name, field.value);
  });

  const autofilled = useAutofilled(ref, names);

  /** The current values, read from the DOM: a password manager may fill fields without an event. */
  function readFields(): Values {
    let current = values;
    for (const name of names) {
      const field = textFieldOf(ref.current, name);
      if (!field) continue;
      const text = kept(name, field.value);
      current = withValue(current, name, text);
      if (draft && text !== values[name]) setText(name, text);
      if (!draft && field.value !== text) field.value = text;
    }
    if (!draft) setTyped(() => current);
    return current;
  }

  /** The values, if the named fields are valid; else null, with the errors shown and the focus on the first. */
  function validate(wanted: readonly Name[]): Values | null {
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
    if (draft && error instanceof SignedOutError && error.shown) return;
    setFailure((error instanceof PortalError && error.message) || options.generalFailure);
  }

  /** Keeps values that were typed while the request was under way: they have not been sent. */
  function forgetSent(sent: Values): void {
    setTyped((former) => {
      const isNew = (name: Name) => former[name] !== undefined && !isSameValue(former[name], sent[name]);
      return names
        .filter(isNew)
        .reduce<Partial<Values>>((all, name) => withValue(all, name, former[name]), {});
    });
    setRestored(false);
    setTried([]);
  }

  async function send(current: Values): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setFailure('');
    try {
      await options.send(current, { changed: changedValues(current, initial), signal: controller.signal });
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
    running.current = null;
    setBusy(false);
  }

  /** Stores what is kept of a text. */
  function setText(name: Name, value: string): string {
    const text = kept(name, value);
    setTyped((former) => withValue(former, name, text));
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
    isChanged: isChanged(values, initial),
    isRestored,
    isFilled: names.every((name) => !isBlank(values[name]) || autofilled.includes(name)),
    bind: (name) => ({
      name,
      // Without a draft not `value`: the next rendering would overwrite what a password manager has filled in silently.
      ...(draft ? { value: String(values[name]) } : { defaultValue: String(initial[name]) }),
      onChange({ currentTarget: field }) {
        const text = setText(name, field.value);
        if (!draft && text !== field.value) field.value = text;
      },
    }),
    set(name, value) {
      if (typeof value !== 'string') return setTyped((former) => withValue(former, name, value));
      const text = setText(name, value);
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
      setTyped(() => ({}));
      setRestored(false);
      if (!draft) ref.current?.reset();
      setTried([]);
      setFailure('');
    },
  };
}
