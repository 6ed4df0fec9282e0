import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { usePortal } from '../../../src/data/portal-context.ts';
import { registrationTexts } from '../../../src/texts/registration.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Spinner } from '../../../src/ui/Spinner.tsx';
import { EntryFrame } from '../../../widgets/login/index.ts';
import { loginAddress } from '../../../src/session/login-address.ts';
import { useQueryParams } from '../../useQueryParams.ts';

/** Ends whatever session there is, and continues to the log-in with the redirect that came along. */
export default function CommonLoginPage() {
  const redirect = useQueryParams().get('redirect') ?? '';
  const { session } = usePortal();
  const words = useTexts(registrationTexts);
  useEffect(() => {
    session.end({ why: 'switch' });
    navigate(loginAddress(redirect, window.location.origin), { replace: true });
  }, [session, redirect]);
  return (
    <EntryFrame>
      <Spinner label={words.leaving} />
    </EntryFrame>
  );
}
