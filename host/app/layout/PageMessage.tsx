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
    <section className="portal-page-message">
      {picture}
      <h1 className="portal-page-message-title">{title}</h1>
      {strong ? <p className="portal-page-message-strong">{strong}</p> : null}
      {text ? (
        <p className="portal-page-message-text">
          <LongText>{text}</LongText>
        </p>
      ) : null}
      {children ? <div className="portal-page-message-actions">{children}</div> : null}
    </section>
  );
}
