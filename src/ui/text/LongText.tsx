import { useRef, type ReactNode } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import css from './long-text.css?inline';
import { useHiddenOverflow } from '../scrolling/useHiddenOverflow.ts';

interface LongTextProps {
  id?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A text whose length others decide, e.g. a server's message: beyond a few lines it scrolls, also by the keyboard. */
export function LongText({ id, className, children }: LongTextProps) {
  useStyles(css);
  const text = useRef<HTMLSpanElement>(null);
  // Before the paint, so that no frame has a scroll area without a stop of the keyboard.
  const { above, below } = useHiddenOverflow(text, children);
  const scrolls = above || below;
  return (
    <span
      ref={text}
      id={id}
      className={className ? `portal-long-text ${className}` : 'portal-long-text'}
      role={scrolls ? 'group' : undefined}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </span>
  );
}
