import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStyles } from '../../theme/useStyles.ts';
import css from './card.css?inline';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode;
  /** Rendered at the end of the title's line. */
  actions?: ReactNode;
  /** The heading level of the title; defaults to 2. */
  level?: 2 | 3;
  /** Removes the padding, e.g. for a list that reaches the edges. */
  flush?: boolean;
  ref?: Ref<HTMLElement>;
}

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
