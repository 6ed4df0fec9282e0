import type { Ref, SelectHTMLAttributes } from 'react';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '../../texts/useTexts.ts';
import { fieldTexts } from '../../texts/fields.ts';
import { useStyles } from '../../theme/useStyles.ts';
import { useFieldWiring } from './field-context.ts';
import inputCss from './input.css?inline';
import css from './select.css?inline';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[];
  /** The label of the empty value; defaults to 请选择. Null removes the empty value. */
  placeholder?: string | null;
  ref?: Ref<HTMLSelectElement>;
}

/** Uses the native select, which works best on every device. */
export function Select({ options, placeholder, className, ref, ...rest }: SelectProps) {
  useStyles(inputCss);
  useStyles(css);
  const words = useTexts(fieldTexts);
  const wiring = useFieldWiring(rest);
  return (
    <span className={className ? `portal-input portal-select ${className}` : 'portal-input portal-select'}>
      <select {...rest} {...wiring} className="portal-input-native portal-select-native" ref={ref}>
        {placeholder === null ? null : <option value="">{placeholder ?? words.choose}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="portal-select-arrow" size={16} aria-hidden="true" />
    </span>
  );
}
