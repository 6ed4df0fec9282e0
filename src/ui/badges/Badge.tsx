import { badgeText } from '../../texts/badge-text.ts';
import { fill } from '../../texts/texts.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { useStyles } from '../../theme/useStyles.ts';
import css from './badge.css?inline';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

export interface BadgeProps {
  count: number;
  /** The text for screen readers in place of the bare number; defaults to "12 条未读". */
  label?: string;
}

/** Renders an inline unread count: nothing at 0, 99+ above 99. */
export function Badge({ count, label }: BadgeProps) {
  useStyles(css);
  const words = useTexts(uiTexts);
  const text = badgeText(count);
  if (!text) return null;
  return (
    <span className="portal-badge" part="badge">
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{label ?? fill(words.unread, { count: text })}</VisuallyHidden>
    </span>
  );
}
