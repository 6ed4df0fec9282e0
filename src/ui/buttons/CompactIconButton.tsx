import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import css from './compact-icon-button.css?inline';

interface CompactIconButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'aria-busy'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-keyshortcuts'
  | 'onClick'
  | 'onFocus'
  | 'onPointerEnter'
> {
  /** The accessible name of the button, and its tooltip. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** An IconButton for first loads: it does without the stylesheet of Button, which is six times as large. */
export function CompactIconButton({ label, icon, ...rest }: CompactIconButtonProps) {
  useStyles(css);
  return (
    <button
      {...rest}
      type="button"
      title={label}
      className="portal-tool-button"
      part="button"
      aria-label={label}
    >
      {icon}
    </button>
  );
}
