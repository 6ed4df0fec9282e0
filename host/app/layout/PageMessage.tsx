import type { ReactNode } from 'react';
import { useStyles } from '#src/theme/useStyles.ts';
import { LongText } from '#src/ui/text/LongText.tsx';
import css from './layout.css?inline';

interface PageMessageProps {
  picture: ReactNode;
  title: string;
  /** An emphasized line between title and text. */
  strong?: string;
  text?: string;
  children?: ReactNode;
}

/** A page that consists of one message. */
export function PageMessage({ picture, title, strong, text, children }: PageMessageProps) {
  useStyles(css);
  return (
    <section className="portal-notice">
      {picture}
      <h1 className="portal-notice-title">{title}</h1>
      {strong ? <p className="portal-notice-strong">{strong}</p> : null}
      {text ? (
        <p className="portal-notice-text">
          <LongText>{text}</LongText>
        </p>
      ) : null}
      {children ? <div className="portal-notice-actions">{children}</div> : null}
    </section>
  );
}
