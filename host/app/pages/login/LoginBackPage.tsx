import { redeemTokenKey } from '#src/api/auth.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { registrationTexts } from '#widgets/login/index.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { LoginByLink } from './LoginByLink.tsx';
import { useUrlCredential } from './useUrlCredential.ts';

/** Completes a log-in that was started on another site, with the one-time key of the URL. */
export default function LoginBackPage() {
  const credential = useUrlCredential('key');
  const { http } = usePortal();
  const words = useTexts(registrationTexts);
  const titles = useTexts(pageTexts);
  return (
    <LoginByLink
      title={titles.loginBack}
      credential={credential}
      redeem={(id) => redeemTokenKey(http, { id }, { silent: true })}
      missing={{ text: words.keyMissing, hint: words.keyMissingText }}
    />
  );
}
