import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { registrationTexts, AuthLayout } from '../../../../widgets/login/index.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { Spinner } from '../../../../src/ui/Spinner.tsx';
import { loginUrl } from '../../../../src/session/login-url.ts';
import { useQueryParams } from '../../useQueryParams.ts';

/** Ends the session, if any, and continues to the log-in with the redirect of the URL. */
export default function CommonLoginPage() {
  const redirect = useQueryParams().get('redirect') ?? '';
  const { session } = usePortal();
  const words = useTexts(registrationTexts);
  useEffect(() => {
    session.end({ type: 'switch' });
    navigate(loginUrl(redirect, window.location.origin), { replace: true });
  }, [session, redirect]);
  return (
    <AuthLayout>
      <Spinner label={words.leaving} />
    </AuthLayout>
  );
}
