import { appLogin } from '#src/api/auth.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { AccountForm, AuthCard, AuthLayout, registrationTexts } from '#widgets/login/index.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { LoginByLink } from './LoginByLink.tsx';
import { useUrlCredential } from './useUrlCredential.ts';
import { useLoginRedirect } from './useLoginRedirect.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';

/** Logs in with the token that the mobile app adds to the URL, or with an account of the organisation that it names. */
export default function AppLoginPage() {
  const credential = useUrlCredential('token');
  const { http } = usePortal();
  const words = useTexts(registrationTexts);
  const titles = useTexts(pageTexts);
  const orgCode = useQueryParams().get('orgCode') ?? '';
  const { leave, follow } = useLoginRedirect();
  if (!credential.value && orgCode) {
    return (
      <AuthLayout>
        <AuthCard title={titles.appLogin} onNavigate={follow}>
          <AccountForm orgCode={orgCode} onLoggedIn={() => leave()} />
        </AuthCard>
      </AuthLayout>
    );
  }
  return (
    <LoginByLink
      title={titles.appLogin}
      credential={credential}
      redeem={(token) => appLogin(http.withToken(token), { token }, { silent: true })}
      missing={{ text: words.appMissing, hint: words.appMissingText }}
    />
  );
}
