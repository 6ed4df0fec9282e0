import type { ChangeEvent, FormEvent, RefObject } from 'react';
import type { FormDraft } from '../drafts/drafts.ts';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Errors<Name extends string> = Partial<Record<Name, string>>;

export interface SendContext<Name extends string> {
  /** The fields that differ from `initial`. */
  changed: Partial<Values<Name>>;
  /** Aborted when a form without a draft unmounts. */
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
  /** Called after a successful submission, unless the form has gone meanwhile, e.g. to leave the page. */
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

export interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Outside of a dialog it submits nothing, so a password stays out of the address even before the hydration. */
  method: 'dialog';
  noValidate: true;
}

export interface Form<Name extends string> {
  /** The props of the form element. */
  props: FormProps;
  values: Values<Name>;
  errors: Errors<Name>;
  /** Why the last attempt failed, '' when it did not. */
  failure: string;
  busy: boolean;
  /** A value differs from `initial`. */
  isChanged: boolean;
  /** Every field holds something, also what the browser shows and does not give to scripts yet. */
  isFilled: boolean;
  /** The values come from the draft of an earlier visit. */
  isRestored: boolean;
  /** The props of a field. */
  bind(name: Name): FieldProps<Name>;
  set(name: Name, value: string): void;
  /** Runs a step beside the submission, e.g. sending a code, if these fields are valid. True: it succeeded. */
  attempt(names: readonly Name[], step: (values: Values<Name>) => Promise<void>): Promise<boolean>;
  focus(name: Name): void;
  /** The input element, e.g. to return the focus to it after a dialog. */
  input(name: Name): HTMLInputElement | null;
  /** Discards what was typed. */
  reset(): void;
}
