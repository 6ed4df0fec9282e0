import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import css from './choice.css?inline';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ children, className, ref, ...rest }: CheckboxProps) {
  useStyles(css);
  return (
    <label className={className ? `portal-choice ${className}` : 'portal-choice'} part="checkbox">
      <input {...rest} type="checkbox" className="portal-choice-native" ref={ref} />
      <span className="portal-choice-text">{children}</span>
    </label>
  );
}
