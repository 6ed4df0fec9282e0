import type { ReactNode } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import css from './status-badge.css?inline';

export interface StatusBadgeProps {
  /** Defaults to quiet. */
  tone?: 'quiet' | 'brand' | 'success' | 'warning';
  children: ReactNode;
}

/** Shows a short status, e.g. 处理中. */
export function StatusBadge({ tone = 'quiet', children }: StatusBadgeProps) {
  useStyles(css);
  return (
    <span className="portal-status-badge" data-tone={tone}>
      {children}
    </span>
  );
}
