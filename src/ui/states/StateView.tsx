import type { ReactNode } from 'react';
import { CloudOff, RotateCw } from 'lucide-react';
import { loadFailureTexts } from '../../texts/failures.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { useStyles } from '../../theme/useStyles.ts';
import { Button } from '../buttons/Button.tsx';
import css from './state.css?inline';

export interface StateViewProps {
  of: 'empty' | 'error';
  compact: boolean;
  /** The text, and optionally an action. */
  children: ReactNode;
  /** Called by the retry button, which is not rendered without it. */
  onRetry?: () => void;
  busy?: boolean;
}

/** The layout that `EmptyState` and `ErrorState` share. */
export function StateView({ of, compact, children, onRetry, busy = false }: StateViewProps) {
  useStyles(css);
  const words = useTexts(loadFailureTexts);
  return (
    <div
      className="portal-state"
      part={of === 'error' ? 'error-state' : 'empty'}
      role={of === 'error' ? 'alert' : undefined}
      data-compact={compact || undefined}
    >
      {of === 'error' ? (
        <span className="portal-state-icon">
          <CloudOff size={compact ? 22 : 28} strokeWidth={1.75} aria-hidden="true" />
        </span>
      ) : (
        <EmptyPicture />
      )}
      {children}
      {onRetry ? (
        <div className="portal-state-action">
          <Button
            size={compact ? 'small' : 'medium'}
            icon={<RotateCw aria-hidden="true" />}
            busy={busy}
            onClick={onRetry}
          >
            {words.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function EmptyPicture() {
  return (
    <svg
      className="portal-state-picture"
      width="112"
      height="84"
      viewBox="0 0 112 84"
      fill="none"
      aria-hidden="true"
    >
      <ellipse className="portal-state-ground" cx="56" cy="76" rx="44" ry="6" />
      <rect
        className="portal-state-back"
        x="34"
        y="8"
        width="50"
        height="60"
        rx="8"
        transform="rotate(7 59 38)"
      />
      <rect className="portal-state-sheet" x="28" y="8" width="52" height="62" rx="8" />
      <path className="portal-state-line" d="M39 25h18M39 36h30M39 47h24" />
      <circle className="portal-state-dot" cx="81" cy="59" r="12" />
      <path className="portal-state-mark" d="M76.5 59h9" />
    </svg>
  );
}
