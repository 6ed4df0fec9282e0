import { useSearch } from 'wouter';
import { redeemTokenKey } from '../../../../src/api/auth.ts';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { logInFromResponse } from '../../../../src/session/login-response.ts';
import { pageTexts } from '../../../../src/texts/pages.ts';
import { registrationTexts } from '../../../../widgets/login/index.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { LoginByLink } from './LoginByLink.tsx';

/** A log-in that was started elsewhere ends here, with a one-time key. */
export default function LoginBackPage() {
  const key = new URLSearchParams(useSearch()).get('key');
  const portal = usePortal();
  const words = useTexts(registrationTexts);
  const titles = useTexts(pageTexts);
  return (
    <LoginByLink
      title={titles.loginBack}
      signIn={
        key
          ? async () =>
              logInFromResponse(portal, await redeemTokenKey(portal.http, { id: key }, { silent: true }))
          : null
      }
      missing={{ text: words.keyMissing, hint: words.keyMissingText }}
    />
  );
}
