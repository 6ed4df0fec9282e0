import type { ReactNode } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import css from './visually-hidden.css?inline';

interface VisuallyHiddenProps {
  id?: string;
  role?: 'status';
  /** Hides the text from screen readers too; elements that reference its id can still use it. */
  hidden?: boolean;
  children?: ReactNode;
}

/** Renders text for screen readers only. */
export function VisuallyHidden({ id, role, hidden, children }: VisuallyHiddenProps) {
  useStyles(css);
  return (
    <span id={id} role={role} hidden={hidden} className="portal-visually-hidden">
      {children}
    </span>
  );
}
