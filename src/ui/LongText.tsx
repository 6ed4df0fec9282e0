import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useStyles } from '../theme/useStyles.ts';
import css from './long-text.css?inline';

interface LongTextProps {
  id?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A text whose length others decide, e.g. a server's message: beyond a few lines it scrolls, also by the keyboard. */
export function LongText({ id, className, children }: LongTextProps) {
  useStyles(css);
  const text = useRef<HTMLSpanElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const measure = () => {
    const area = text.current;
    if (area) setScrolls(area.scrollHeight > area.clientHeight + 1);
  };
  // Before the paint, so that no frame has a scroll area without a stop of the keyboard; again for each text.
  useLayoutEffect(measure, [children]);
  useEffect(() => {
    if (!text.current) return;
    const sizes = new ResizeObserver(measure);
    sizes.observe(text.current);
    return () => sizes.disconnect();
  }, []);
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
