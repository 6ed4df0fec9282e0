import { useId, type ReactNode } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import css from './choice.css?inline';
import fieldCss from './field.css?inline';
import { FieldNotes, RequiredMark } from './Field.tsx';

export interface RadioOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string | number> {
  /** By which a form finds it; its own id by default. */
  name?: string;
  label: ReactNode;
  options: readonly RadioOption<Value>[];
  /** Null while no option is selected. */
  value: Value | null;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** `plain` shows radio buttons in a row, `tile` large boxes that are easy to hit; defaults to plain. */
  look?: 'plain' | 'tile';
  className?: string;
}

/** A group of radio buttons with its own label and messages. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  useStyles(fieldCss);
  useStyles(css);
  const id = useId();
  const {
    name = id,
    label,
    options,
    value,
    onChange,
    hint,
    error,
    required,
    disabled,
    look = 'plain',
    className,
  } = props;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <div
      className={className ? `portal-field ${className}` : 'portal-field'}
      part="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <div className="portal-field-head">
        <span className="portal-field-label" id={`${id}-label`}>
          {label}
          {required ? <RequiredMark /> : null}
        </span>
      </div>
      <div className="portal-choices" data-look={look}>
        {options.map((option) => (
          <label key={option.value} className="portal-choice" part="radio">
            <input
              type="radio"
              className="portal-choice-native"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="portal-choice-text">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}
