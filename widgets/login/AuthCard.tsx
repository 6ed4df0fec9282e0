import { pagePaths } from '#src/page-paths.ts';
import { useId, type ReactNode, createContext, useContext } from 'react';
import { ArrowLeft, CircleCheckBig } from 'lucide-react';
import { usePortal } from '#src/data/portal-context.ts';
import { useIsHydrating } from '#src/ui/loading/hydration.ts';
import { loginTexts, registrationTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { AuthLink, type Navigate } from './AuthLink.tsx';
import css from './login.css?inline';

interface EntryCardProps {
  title: string;
  text?: string;
  onNavigate: Navigate | undefined;
  /** Further links next to the one back to the login page. */
  links?: ReactNode;
  /** If false, the link back to the login page is left out. */
  wayBack?: boolean;
  /** The task ends in a login, whose duration is then stated. */
  logsIn?: boolean;
  children: ReactNode;
}

/** Frames one task of the login pages, with a link back to the login page. */
export function AuthCard({
  title,
  text,
  onNavigate,
  links,
  wayBack = true,
  logsIn = false,
  children,
}: EntryCardProps) {
  useStyles(css);
  const words = useTexts(registrationTexts);
  const titleId = useId();
  return (
    <section className="portal-login" aria-labelledby={titleId}>
      <AuthTitle id={titleId} text={title} />
      {text ? <p className="portal-login-lead">{text}</p> : null}
      {logsIn ? <ThisPageOnlyNote /> : null}
      <div className="portal-login-body">{children}</div>
      {wayBack || links ? (
        <div className="portal-login-links">
          {wayBack ? (
            <AuthLink path={pagePaths.login} onNavigate={onNavigate}>
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

/** True if the task has its own page and its title is the heading of that page. */
export const OwnPageContext = createContext(false);

/** Renders the title of a task as `h1` on its own page, and as `h2` within a host page. */
export function AuthTitle({ id, text }: { id: string; text: string }) {
  const Heading = useContext(OwnPageContext) ? 'h1' : 'h2';
  return (
    <Heading className="portal-login-title" id={id}>
      {text}
    </Heading>
  );
}

/** Warns that the log-in ends with the page: a page of another site does not keep the token, or the browser no cookie. */
export function ThisPageOnlyNote() {
  const words = useTexts(loginTexts);
  const { isLoginKept, session } = usePortal();
  // A server does not know whether the page is on another site.
  const isHydrating = useIsHydrating();
  if (isHydrating || isLoginKept) return null;
  return <p className="portal-login-lead">{session.isShared ? words.withoutCookies : words.thisPageOnly}</p>;
}

/** Replaces the form after the log-in. */
export function Entered() {
  const words = useTexts(loginTexts);
  return (
    <div className="portal-login portal-login-success" role="status">
      <CircleCheckBig size={56} strokeWidth={1.5} aria-hidden="true" />
      <p className="portal-login-scan-title">{words.done}</p>
    </div>
  );
}
