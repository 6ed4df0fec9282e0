import { useId, type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { registrationTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { AuthLink, type Navigate } from './AuthLink.tsx';
import { AuthTitle } from './AuthTitle.tsx';
import css from './login.css?inline';

interface EntryCardProps {
  title: string;
  text?: string;
  onNavigate: Navigate | undefined;
  /** Further links next to the one back to the login page. */
  links?: ReactNode;
  /** If false, the link back to the login page is left out. */
  wayBack?: boolean;
  children: ReactNode;
}

/** Frames one task of the login pages, with a link back to the login page. */
export function AuthCard({ title, text, onNavigate, links, wayBack = true, children }: EntryCardProps) {
  useStyles(css);
  const words = useTexts(registrationTexts);
  const titleId = useId();
  return (
    <section className="portal-login" aria-labelledby={titleId}>
      <AuthTitle id={titleId} text={title} />
      {text ? <p className="portal-login-lead">{text}</p> : null}
      <div className="portal-login-body">{children}</div>
      {wayBack || links ? (
        <div className="portal-login-links">
          {wayBack ? (
            <AuthLink path="/login/index" onNavigate={onNavigate}>
              <ArrowLeft size={16} aria-hidden="true" />
              {words.toLogin}
            </AuthLink>
          ) : null}
          {links}
        </div>
      ) : null}
    </section>
  );
}
