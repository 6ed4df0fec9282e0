import type { ReactNode } from 'react';
import { badgeText } from '../texts/badge-text.ts';
import { fill } from '../texts/texts.ts';
import { useTexts } from '../texts/useTexts.ts';
import { firstUiTexts } from '../texts/ui-first.ts';
import { useStyles } from '../theme/useStyles.ts';
import css from './badge.css?inline';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface BadgeProps {
  count: number;
  /** What is spoken instead of the bare number; default: "12 条未读". Empty: the name around it says it already. */
  label?: string;
  /** The badge sits at the upper corner of this. */
  children?: ReactNode;
}

/** An unread count: nothing at 0, 99+ above 99. */
export function Badge({ count, label, children }: BadgeProps) {
  useStyles(css);
  const words = useTexts(firstUiTexts);
  const text = badgeText(count);
  const badge = text ? (
    <span className="portal-badge" part="badge" data-corner={children ? '' : undefined}>
      <span aria-hidden="true">{text}</span>
      {label === '' ? null : <VisuallyHidden>{label ?? fill(words.unread, { count: text })}</VisuallyHidden>}
    </span>
  ) : null;
  if (!children) return badge;
  return (
    <span className="portal-badge-holder">
      {children}
      {badge}
    </span>
  );
}
