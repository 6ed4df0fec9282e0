import type { HTMLAttributes } from 'react';
import { useStyles } from '../theme/useStyles.ts';
import css from './visually-hidden.css?inline';

/** For the ears only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  useStyles(css);
  return <span {...props} className="portal-visually-hidden" />;
}
