import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useStyles } from '../theme/useStyles.ts';
import css from './tool-button.css?inline';

interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** The name of the button, and its tooltip. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** An IconButton for what is in a first load: without the sheet of all buttons, which weighs six times as much. */
export function ToolButton({ label, icon, ...rest }: ToolButtonProps) {
  useStyles(css);
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className="portal-tool-button"
      part="button"
      aria-label={label}
    >
      {icon}
    </button>
  );
}
