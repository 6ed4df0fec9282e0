import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { uiTexts } from '../texts/ui.ts';
import { useStyles } from '../theme/useStyles.ts';
import css from './state.css?inline';

export interface EmptyProps {
  /** Default: 暂无相关数据. */
  text?: ReactNode;
  hint?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** For narrow places such as a popover. */
  compact?: boolean;
}

export function Empty({ text, hint, action, compact = false }: EmptyProps) {
  useStyles(css);
  const words = useTexts(uiTexts);
  return (
    <div className="portal-state" part="empty" data-compact={compact || undefined}>
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
      <p className="portal-state-text">{text ?? words.empty}</p>
      {hint ? <p className="portal-state-hint">{hint}</p> : null}
      {action ? <div className="portal-state-action">{action}</div> : null}
    </div>
  );
}
