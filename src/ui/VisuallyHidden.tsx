import type { ReactNode } from 'react';
import { useStyles } from '../theme/useStyles.ts';
import css from './visually-hidden.css?inline';

interface VisuallyHiddenProps {
  id?: string;
  role?: 'status';
  /** Not even for the ears, but for what refers to its id. */
  hidden?: boolean;
  children?: ReactNode;
}

/** For the ears only. */
export function VisuallyHidden({ id, role, hidden, children }: VisuallyHiddenProps) {
  useStyles(css);
  return (
    <span id={id} role={role} hidden={hidden} className="portal-visually-hidden">
      {children}
    </span>
  );
}
