import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStyles } from '../theme/useStyles.ts';
import css from './card.css?inline';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** The level of the title, default 2. */
  level?: 2 | 3;
  /** Without inner space, e.g. for a list that reaches the edges. */
  flush?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A white surface on the canvas. */
export function Card(props: CardProps) {
  useStyles(css);
  const { title, actions, level = 2, flush = false, className, children, ref, ...rest } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      {...rest}
      className={className ? `portal-card ${className}` : 'portal-card'}
      part="card"
      data-flush={flush || undefined}
      ref={ref}
    >
      {title || actions ? (
        <header className="portal-card-header">
          {title ? <Heading className="portal-card-title">{title}</Heading> : null}
          {actions ? <div className="portal-card-actions">{actions}</div> : null}
        </header>
      ) : null}
      {children}
    </section>
  );
}
