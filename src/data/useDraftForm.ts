import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import * as v from 'valibot';
import { AbortedError, PortalError, SignedOutError } from '../http/errors.ts';
import { removeDraft, useDraft, useDraftOwner } from './draft.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

export interface DraftFormOptions<Name extends string> {
  /** Names the draft. */
  draftKey: string;
  /** The fields in their order, with what the server knows of each. */
  initial: Values<Name>;
  /** What is wrong, by field; a field without an entry is right. */
  check: (values: Values<NoInfer<Name>>) => Errors<NoInfer<Name>>;
  /** What a field keeps of what is typed, e.g. digits only. */
  keep?: Partial<Record<NoInfer<Name>, (typed: string) => string>>;
  /** `changed`: the fields that differ from what the server knows. */
  send: (
    values: Values<NoInfer<Name>>,
    changed: Partial<Values<NoInfer<Name>>>,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Called once it is sent and the draft is gone, e.g. to leave the page. */
  onSent?: () => void;
  /** Said where a failure has no message of its own. */
  generalFailure: string;
}

export type FieldChange = ChangeEvent<HTMLInputElement | HTMLSelectElement>;

export interface DraftForm<Name extends string> {
  ref: RefObject<HTMLFormElement | null>;
  values: Values<Name>;
  errors: Errors<Name>;
  /** Why the last attempt failed, '' when it did not. */
  failure: string;
  busy: boolean;
  /** Something typed is not sent yet. */
  isChanged: boolean;
  /** What was typed on an earlier visit stands in the fields. */
  isRestored: boolean;
  /** Name, value and change of a field. */
  bind(name: Name): { name: Name; value: string; onChange: (event: FieldChange) => void };
  set(name: Name, value: string): void;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Runs a step beside the submission, e.g. sending a code, once these fields are right. True: it went well. */
  attempt(names: readonly Name[], step: (values: Values<Name>) => Promise<void>): Promise<boolean>;
  focus(name: Name): void;
  /** Forgets what was typed. */
  reset(): void;
}

const typedSchema = v.record(v.string(), v.string());
type Typed = v.InferOutput<typeof typedSchema>;
const nothing: Typed = {};

/**
 * A form on top of what the server knows, whose changes outlive a reload and a forced logout in their tab until they are
 * sent: they are personal data, and stay on no shared computer. Shows every error at once and sends once. The owner of the draft is that of the first render.
 */
export function useDraftForm<Name extends string>(options: DraftFormOptions<Name>): DraftForm<Name> {
  const { draftKey, initial } = options;
  const names = Object.keys(initial) as Name[];
  const ref = useRef<HTMLFormElement>(null);
  const current = useDraftOwner();
  const [owner] = useState({ ...current, isPrivate: true });
  const [typed, setTyped] = useDraft(
    draftKey,
    typedSchema,
    nothing,
    (value) => Object.keys(value).length === 0,
    owner,
  );
  const [isRestored, setRestored] = useState(() => names.some((name) => typed[name] !== undefined));
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

  const values: Record<Name, string> = { ...initial };
  const changed: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = typed[name];
    if (text === undefined || text === initial[name]) continue;
    values[name] = text;
    changed[name] = text;
  }
  const faults = options.check(values);
  const errors: Errors<Name> = {};
  for (const name of tried) if (faults[name]) errors[name] = faults[name];

  function focus(name: Name): void {
    const found = ref.current?.elements.namedItem(name);
    // Radio buttons of one name come together.
    const field = found instanceof RadioNodeList ? found[0] : found;
    if (field instanceof HTMLElement) field.focus();
  }

  /** True when the named fields are right; else the errors are shown and the first has the focus. */
  function accept(wanted: readonly Name[]): boolean {
    setTried((known) => names.filter((name) => known.includes(name) || wanted.includes(name)));
    const first = wanted.find((name) => faults[name]);
    if (first === undefined) return true;
    setFailure('');
    focus(first);
    return false;
  }

  function explain(error: unknown): void {
    // Whoever holds the session says that it is over.
    if (error instanceof AbortedError || error instanceof SignedOutError) return;
    setFailure((error instanceof PortalError && error.message) || options.generalFailure);
  }

  function forget(): void {
    // At once, since the page may be left before the next effect.
    removeDraft(owner, draftKey);
    setTyped(() => nothing);
    setRestored(false);
  }

  async function send(): Promise<void> {
    const controller = new AbortController();
    underway.current = controller;
    setBusy(true);
    setFailure('');
    try {
      await options.send(values, changed, controller.signal);
      if (underway.current !== controller) return;
      forget();
      options.onSent?.();
    } catch (error) {
      if (underway.current !== controller) return;
      explain(error);
    }
    if (underway.current !== controller) return;
    underway.current = null;
    setBusy(false);
  }

  const set = (name: Name, value: string) => {
    const kept = options.keep?.[name]?.(value) ?? value;
    setTyped((former) => ({ ...former, [name]: kept }));
  };

  return {
    ref,
    values,
    errors,
    failure,
    busy,
    isChanged: Object.keys(changed).length > 0,
    isRestored,
    bind: (name) => ({
      name,
      value: values[name],
      onChange: (event) => set(name, event.currentTarget.value),
    }),
    set,
    submit(event) {
      event.preventDefault();
      if (!underway.current && accept(names)) void send();
    },
    async attempt(wanted, step) {
      if (!accept(wanted)) return false;
      setFailure('');
      try {
        await step(values);
        return true;
      } catch (error) {
        explain(error);
        return false;
      }
    },
    focus,
    reset() {
      forget();
      setTried([]);
      setFailure('');
    },
  };
}
