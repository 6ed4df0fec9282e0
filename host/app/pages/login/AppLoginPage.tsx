import { appLogin } from '../../../../src/api/auth.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { pageTexts } from '../../page-titles.ts';
import { registrationTexts } from '../../../../widgets/login/index.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { LoginByLink } from './LoginByLink.tsx';
import { useCredential } from './useCredential.ts';

/** Logs in with the token that the mobile app adds to the URL. */
export default function AppLoginPage() {
  const credential = useCredential('token');
  const { http } = usePortal();
  const words = useTexts(registrationTexts);
  const titles = useTexts(pageTexts);
  return (
    <LoginByLink
      title={titles.appLogin}
      credential={credential}
      redeem={(token) => appLogin(http.withToken(token), { token }, { silent: true })}
      missing={{ text: words.appMissing, hint: words.appMissingText }}
    />
  );
}
