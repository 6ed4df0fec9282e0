import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import { useFieldWiring } from './field-context.ts';
import { useSilentFill } from './useSilentFill.ts';
import css from './input.css?inline';

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Rendered before the text, e.g. an icon. */
  leading?: ReactNode;
  /** Rendered after the text, e.g. a button. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text field; inside a Field it is linked to its label and messages. */
export function Input({ leading, trailing, className, ref, ...rest }: InputProps) {
  useStyles(css);
  const wiring = useFieldWiring(rest);
  const watched = useSilentFill({ ...rest, ref });
  return (
    <span className={className ? `portal-input ${className}` : 'portal-input'} part="input">
      {leading ? <span className="portal-input-leading">{leading}</span> : null}
      <input
        type="text"
        enterKeyHint="done"
        {...rest}
        {...wiring}
        {...watched}
        className="portal-input-native"
      />
      {trailing ? <span className="portal-input-trailing">{trailing}</span> : null}
    </span>
  );
}
