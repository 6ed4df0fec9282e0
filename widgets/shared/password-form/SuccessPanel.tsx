import { useEffect, useRef, type ReactNode } from 'react';
import { CircleCheckBig } from 'lucide-react';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './success-panel.css?inline';

interface FinishedProps {
  title: string;
  text: string;
  /** The links to the next pages. */
  children: ReactNode;
}

/** Shows the success of a wizard. Its heading takes the focus, because the form is unmounted. */
export function SuccessPanel({ title, text, children }: FinishedProps) {
  useStyles(css);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="portal-password-finished" part="finished">
      <CircleCheckBig size={56} strokeWidth={1.5} aria-hidden="true" />
      <h2 className="portal-password-finished-title" part="heading" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p className="portal-password-finished-text">{text}</p>
      <div className="portal-password-finished-actions">{children}</div>
    </div>
  );
}
