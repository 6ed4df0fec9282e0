import { redeemTokenKey } from '../../../src/api/auth.ts';
import { usePortal } from '../../../src/data/portal-context.ts';
import { pageTexts } from '../../../src/texts/pages.ts';
import { registrationTexts } from '../../../src/texts/registration.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Arrival } from './Arrival.tsx';
import { useCredential } from './useCredential.ts';

/** A log-in that was started elsewhere ends here, with a one-time key. */
export default function LoginBackPage() {
  const credential = useCredential('key');
  const { http } = usePortal();
  const words = useTexts(registrationTexts);
  const titles = useTexts(pageTexts);
  return (
    <Arrival
      title={titles.loginBack}
      credential={credential}
      redeem={(id) => redeemTokenKey(http, { id }, { silent: true })}
      missing={{ text: words.keyMissing, hint: words.keyMissingText }}
    />
  );
}
