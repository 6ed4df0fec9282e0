import { linkLoginTexts } from '#src/texts/link-login.ts';
import { registrationTexts, AuthCard, AuthLayout } from '#widgets/login/index.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import { LinkQuestion } from './LinkQuestion.tsx';
import type { Credential } from './useUrlCredential.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';
import { useLinkLogin, type Redeem } from './useLinkLogin.ts';

interface ArrivalProps {
  title: string;
  credential: Credential;
  /** Exchanges the credential's value for a session. */
  redeem: (value: string) => ReturnType<Redeem>;
  missing: { text: string; hint: string };
}

/** Logs in with the credential of a link: asks for confirmation, starts the session and follows the redirect. */
export function LoginByLink({ title, credential, redeem, missing }: ArrivalProps) {
  const { follow } = useLoginRedirect();
  const { value, state } = credential;
  return (
    <AuthLayout>
      {value ? (
        <LinkLogin key={value} title={title} redeem={() => redeem(value)} state={state} />
      ) : (
        <AuthCard title={title} onNavigate={follow}>
          <EmptyState text={missing.text} hint={missing.hint} />
        </AuthCard>
      )}
    </AuthLayout>
  );
}

function LinkLogin({ title, redeem, state }: { title: string; redeem: Redeem; state: string }) {
  const words = useTexts(registrationTexts);
  const linkWords = useTexts(linkLoginTexts);
  const { follow } = useLoginRedirect();
  const { login, retry, agree, decline } = useLinkLogin(redeem, state);

  const content = () => {
    if (login.type === 'working') return <Spinner label={linkWords.looking} />;
    if (login.type === 'failed') {
      const onRetry = login.canRetry ? retry : undefined;
      return <ErrorState title={words.enterFailed} message={login.message} onRetry={onRetry} />;
    }
    const { offered, running } = login;
    return <LinkQuestion offered={offered} running={running} onAgree={agree} onDecline={decline} />;
  };
  return (
    <AuthCard title={title} onNavigate={follow} wayBack={login.type !== 'asking'}>
      {content()}
    </AuthCard>
  );
}
