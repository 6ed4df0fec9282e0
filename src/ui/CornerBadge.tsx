import type { ReactNode } from 'react';
import { badgeText } from '../texts/badge-text.ts';
import { useStyles } from '../theme/useStyles.ts';
import css from './badge.css?inline';

interface CornerBadgeProps {
  count: number;
  /** What it sits at the upper corner of, and whose name says the count: the badge itself is not spoken. */
  children: ReactNode;
}

/** An unread count on something: nothing at 0, 99+ above 99. */
export function CornerBadge({ count, children }: CornerBadgeProps) {
  useStyles(css);
  const text = badgeText(count);
  return (
    <span className="portal-badge-holder">
      {children}
      {text ? (
        <span className="portal-badge" part="badge" data-corner="" aria-hidden="true">
          {text}
        </span>
      ) : null}
    </span>
  );
}
