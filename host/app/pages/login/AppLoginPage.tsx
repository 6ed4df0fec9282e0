import { useSearch } from 'wouter';
import { appLogin } from '../../../../src/api/auth.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { logInFromResponse } from '../../../../src/session/login-response.ts';
import { pageTexts } from '../../../../src/texts/pages.ts';
import { registrationTexts } from '../../../../widgets/login/index.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { LoginByLink } from './LoginByLink.tsx';

/** The app opens the portal with its own token. */
export default function AppLoginPage() {
  const token = new URLSearchParams(useSearch()).get('token');
  const portal = usePortal();
  const words = useTexts(registrationTexts);
  const titles = useTexts(pageTexts);
  return (
    <LoginByLink
      title={titles.appLogin}
      signIn={
        token
          ? async () => logInFromResponse(portal, await appLogin(portal.http, { token }, { silent: true }))
          : null
      }
      missing={{ text: words.appMissing, hint: words.appMissingText }}
    />
  );
}
