import { useId } from 'react';
import { LoginLink } from '#src/data/login/LoginLink.tsx';
import { useLoginStatus, usePortal } from '#src/data/portal-context.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Loading, SkeletonLine } from '#src/ui/states/Skeleton.tsx';
import { AuthTitle, Entered } from './AuthCard.tsx';
import type { Navigate } from './AuthLink.tsx';
import { loginTexts } from './texts.ts';

/** In place of the form, the way to the portal's own log-in, so that no password is typed into the page. */
export function LoginRedirect({ onNavigate }: { onNavigate: Navigate | undefined }) {
  const words = useTexts(loginTexts);
  const titleId = useId();
  const { config } = usePortal();
  const status = useLoginStatus();
  if (status === 'loggedIn') return <Entered />;
  return (
    <section className="portal-login" part="login" aria-labelledby={titleId}>
      <AuthTitle id={titleId} text={words.title} />
      {status === 'pending' ? (
        <Loading className="portal-login-body">
          <SkeletonLine height={44} />
        </Loading>
      ) : (
        <>
          {config.portal ? (
            <p className="portal-login-lead">
              {fill(words.elsewhere, { host: new URL(config.portal).host })}
            </p>
          ) : null}
          <div className="portal-login-body">
            <LoginLink onNavigate={onNavigate}>{words.toPortal}</LoginLink>
          </div>
        </>
      )}
    </section>
  );
}
