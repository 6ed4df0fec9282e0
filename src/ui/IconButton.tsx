import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { Button, type ButtonLook } from './Button.tsx';

export interface IconButtonProps
  extends
    Omit<ButtonLook, 'block'>,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** The name of the button, and its tooltip. */
  label: string;
  icon: ReactNode;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'ghost', ...rest },
  ref,
) {
  return <Button title={label} {...rest} variant={variant} aria-label={label} ref={ref} />;
});
