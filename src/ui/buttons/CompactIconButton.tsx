import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import css from './compact-icon-button.css?inline';

interface CompactIconButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-expanded' | 'aria-haspopup' | 'onClick' | 'onFocus' | 'onPointerEnter'
> {
  /** The accessible name of the button, and its tooltip. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** An IconButton for first loads: it does without the stylesheet of Button, which is six times as large. */
export function CompactIconButton({
  label,
  icon,
  ref,
  onClick,
  onFocus,
  onPointerEnter,
  ...state
}: CompactIconButtonProps) {
  useStyles(css);
  return (
    <button
      ref={ref}
      type="button"
      title={label}
      className="portal-tool-button"
      part="button"
      aria-label={label}
      aria-expanded={state['aria-expanded']}
      aria-haspopup={state['aria-haspopup']}
      onClick={onClick}
      onFocus={onFocus}
      onPointerEnter={onPointerEnter}
    >
      {icon}
    </button>
  );
}
