import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Button, type ButtonLook } from './Button.tsx';

export interface IconButtonProps
  extends
    Omit<ButtonLook, 'block'>,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** The accessible name of the button, and its tooltip. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, variant = 'ghost', ...rest }: IconButtonProps) {
  return <Button title={label} {...rest} variant={variant} aria-label={label} />;
}
