import { appLogin } from '../../../src/api/auth.ts';
import { usePortal } from '../../../src/data/portal-context.ts';
import { enter } from '../../../src/session/enter.ts';
import { pageTexts } from '../../../src/texts/pages.ts';
import { registrationTexts } from '../../../src/texts/registration.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Arrival } from './Arrival.tsx';
import { useQueryParams } from '../../useQueryParams.ts';

/** The app opens the portal with its own token. */
export default function AppLoginPage() {
  const token = useQueryParams().get('token');
  const portal = usePortal();
  const words = useTexts(registrationTexts);
  const titles = useTexts(pageTexts);
  return (
    <Arrival
      title={titles.appLogin}
      signIn={
        token ? async () => enter(portal, await appLogin(portal.http, { token }, { silent: true })) : null
      }
      missing={{ text: words.appMissing, hint: words.appMissingText }}
    />
  );
}
