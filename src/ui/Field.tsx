import { useId, useMemo, type ReactNode } from 'react';
import { useStyles } from '../theme/useStyles.ts';
import css from './field.css?inline';
import { FieldContext } from './field-context.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface FieldProps {
  label: ReactNode;
  /** The label is only spoken. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** At the end of the label's line, e.g. a link. */
  aside?: ReactNode;
  /** The id of the control; default: a generated one. */
  id?: string;
  className?: string;
  /** One control: Input, TextArea, PasswordInput or Select. Anything beside it may stand with it in a row. */
  children: ReactNode;
}

/** A label, a control, what helps and what is wrong, tied together. */
export function Field(props: FieldProps) {
  useStyles(css);
  const { label, labelHidden = false, hint, error, required = false, aside, className, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const hintId = hint ? `${own}-hint` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const wiring = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  const labelElement = (
    <label className="portal-field-label" part="label" htmlFor={id}>
      {label}
      {required ? <RequiredMark /> : null}
    </label>
  );

  return (
    <div
      className={className ? `portal-field ${className}` : 'portal-field'}
      part="field"
      data-invalid={invalid || undefined}
    >
      {labelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className="portal-field-head">
          {labelElement}
          {aside}
        </div>
      )}
      <FieldContext.Provider value={wiring}>
        <div className="portal-field-control">{children}</div>
      </FieldContext.Provider>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}

export function RequiredMark() {
  return (
    <span className="portal-field-required" aria-hidden="true">
      *
    </span>
  );
}

interface FieldNotesProps {
  hint: ReactNode;
  hintId: string | undefined;
  error: ReactNode;
  errorId: string | undefined;
}

export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <div className="portal-field-hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      <div className="portal-field-error" part="error" aria-live="polite">
        {error ? <span id={errorId}>{error}</span> : null}
      </div>
    </>
  );
}
