import type { ReactNode } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { LongText } from '#src/ui/text/LongText.tsx';
import { LinkButton } from '../content/LinkButton.tsx';
import { hostTexts } from '../texts.ts';
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

/** Leads from a message to the home page. */
export function HomeButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const words = useTexts(hostTexts);
  return (
    <LinkButton href="/index" variant={variant}>
      {words.backHome}
    </LinkButton>
  );
}

/** Illustration of a broken window, for errors. */
export function BrokenPicture() {
  return (
    <svg className="portal-page-message-picture" viewBox="0 0 280 180" aria-hidden="true">
      <ellipse className="soft" cx="140" cy="160" rx="118" ry="14" />
      <rect className="paper" x="56" y="24" width="168" height="112" rx="12" />
      <path className="line" d="M56 50h168" />
      <path className="line" d="M72 37h1M84 37h1M96 37h1" />
      <path className="brand" d="M112 112c8-18 48-18 56 0" />
      <path className="brand" d="M116 76l12 12M128 76l-12 12M152 76l12 12M164 76l-12 12" />
    </svg>
  );
}
