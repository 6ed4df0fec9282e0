import { useStyles } from '../../theme/useStyles.ts';
import css from './spinner.css?inline';

export interface SpinnerProps {
  /** The size in px; defaults to 20. */
  size?: number;
  /** The text for screen readers; without it the spinner is decorative. */
  label?: string;
}

export function Spinner({ size = 20, label }: SpinnerProps) {
  useStyles(css);
  return (
    <span
      className="portal-spinner"
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
    >
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
        <path
          d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      {label ? <span className="portal-spinner-label">{label}</span> : null}
    </span>
  );
}
