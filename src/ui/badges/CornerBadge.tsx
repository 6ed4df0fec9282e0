import type { ReactNode } from 'react';
import { badgeText } from '../../texts/badge-text.ts';
import { useStyles } from '../../theme/useStyles.ts';
import css from './badge.css?inline';

interface CornerBadgeProps {
  count: number;
  /**
   * The control under the badge. Its accessible name must include the count, since the badge is hidden from
   * screen readers.
   */
  children: ReactNode;
}

/** Renders an unread count on the corner of a control: nothing at 0, 99+ above 99. */
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
