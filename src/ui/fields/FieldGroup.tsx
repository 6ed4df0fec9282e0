import { useId, type ReactNode } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import fieldCss from './field.css?inline';
import { FieldNotes, RequiredMark } from './Field.tsx';

interface FieldGroupProps {
  label: string;
  labelHidden?: boolean;
  hint?: string | undefined;
  error: string;
  required?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** A field that consists of several controls, with its label and messages. */
export function FieldGroup({
  label,
  labelHidden = false,
  hint,
  error,
  required,
  aside,
  children,
}: FieldGroupProps) {
  useStyles(fieldCss);
  const id = useId();
  return (
    <div
      className="portal-field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={[hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim() || undefined}
    >
      {labelHidden ? (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      ) : (
        <div className="portal-field-head">
          <span className="portal-field-label" id={`${id}-label`}>
            {label}
            {required ? <RequiredMark /> : null}
          </span>
          {aside}
        </div>
      )}
      {children}
      <FieldNotes hint={hint} hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
    </div>
  );
}
