import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { useStyles } from '../theme/useStyles.ts';
import css from './choice.css?inline';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The label. */
  children: ReactNode;
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { children, className, ...rest },
  ref,
) {
  useStyles(css);
  return (
    <label className={className ? `portal-choice ${className}` : 'portal-choice'} part="checkbox">
      <input {...rest} type="checkbox" className="portal-choice-native" ref={ref} />
      <span className="portal-choice-text">{children}</span>
    </label>
  );
});
