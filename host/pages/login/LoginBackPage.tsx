import { redeemTokenKey } from '../../../src/api/auth.ts';
import { usePortal } from '../../../src/data/portal-context.ts';
import { enter } from '../../../src/session/enter.ts';
import { pageTexts } from '../../../src/texts/pages.ts';
import { registrationTexts } from '../../../src/texts/registration.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Arrival } from './Arrival.tsx';
import { useQueryParams } from '../../useQueryParams.ts';

/** A log-in that was started elsewhere ends here, with a one-time key. */
export default function LoginBackPage() {
  const key = useQueryParams().get('key');
  const portal = usePortal();
  const words = useTexts(registrationTexts);
  const titles = useTexts(pageTexts);
  return (
    <Arrival
      title={titles.loginBack}
      signIn={
        key
          ? async () => enter(portal, await redeemTokenKey(portal.http, { id: key }, { silent: true }))
          : null
      }
      missing={{ text: words.keyMissing, hint: words.keyMissingText }}
    />
  );
}
