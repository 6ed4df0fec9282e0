import type { ChangeEvent, FormEvent, RefObject } from 'react';
import type { FormDraft } from '../drafts/drafts.ts';

/** The names of the fields of a form. */
export type FieldName<Values> = keyof Values & string;
/** The names of its fields of text, also of a choice among texts. */
export type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];
export type Errors<Values> = Partial<Record<FieldName<Values>, string>>;

export interface SendContext<Values> {
  /** The fields that differ from `initial`. */
  changed: Partial<Values>;
  /** Aborted when a form without a draft unmounts. */
  signal: AbortSignal;
}

/** `Values`: a text, choice, list or file by field. */
export interface FormOptions<Values extends object> {
  /** The fields in their order, with the values that the server knows. */
  initial: Values;
  /** The errors by field; a field without an entry is valid. */
  check: (values: NoInfer<Values>) => Errors<NoInfer<Values>>;
  /** Filters what is typed into a field, e.g. to digits only. */
  keep?: Partial<Record<TextName<NoInfer<Values>>, (typed: string) => string>>;
  /** Also validates a field on blur, not only all of them on submit. */
  checksOnBlur?: boolean;
  send: (values: NoInfer<Values>, context: SendContext<NoInfer<Values>>) => Promise<void>;
  /** Called after a successful submission, unless the form has gone meanwhile, e.g. to leave the page. */
  onSent?: () => void;
  /** Shown when a failure has no message of its own. */
  generalFailure: string;
  /** Gets the focus, its text selected, when the server has refused. */
  focusAfterFailure?: TextName<NoInfer<Values>>;
  /** Keeps what is typed beyond this mount: `useFormDraft`. The fields are controlled then, so that they show the draft. */
  draft?: FormDraft<NoInfer<Values>>;
}

export type FieldChange = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

export type FieldProps = {
  name: string;
  onChange: (event: FieldChange) => void;
} & ({ defaultValue: string } | { value: string });

export interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Outside of a dialog it submits nothing, so a password stays out of the address even before the hydration. */
  method: 'dialog';
  noValidate: true;
}

/** Its members are methods, so that a form with more fields fits where some are asked for. */
export interface Form<Values> {
  /** The props of the form element. */
  props: FormProps;
  values: Values;
  errors: Errors<Values>;
  /** Why the last attempt failed, '' when it did not. */
  failure: string;
  busy: boolean;
  /** A value differs from `initial`. */
  isChanged: boolean;
  /** Every field holds something, also what the browser shows and does not give to scripts yet. */
  isFilled: boolean;
  /** The values come from the draft of an earlier visit. */
  isRestored: boolean;
  /** The props of a field of text. */
  bind(name: TextName<Values>): FieldProps;
  set<Name extends FieldName<Values>>(name: Name, value: Values[Name]): void;
  /** Runs a step beside the submission, e.g. sending a code, if these fields are valid. True: it succeeded. */
  attempt(names: readonly FieldName<Values>[], step: (values: Values) => Promise<void>): Promise<boolean>;
  focus(name: FieldName<Values>): void;
  /** The input element, e.g. to return the focus to it after a dialog. */
  input(name: FieldName<Values>): HTMLInputElement | null;
  /** Discards what was typed. */
  reset(): void;
}
