import { useEffect } from 'react';
import { usePortal } from '#src/data/portal-context.ts';
import { registrationTexts, AuthLayout } from '#widgets/login/index.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { leaveToLogin } from './leave-to-login.ts';

/** Ends a guest's session, if any, and continues to the log-in with the redirect of the URL; users are asked before. */
export default function CommonLoginPage() {
  const redirect = useQueryParams().get('redirect') ?? '';
  const portal = usePortal();
  const words = useTexts(registrationTexts);
  useEffect(() => leaveToLogin(portal, redirect), [portal, redirect]);
  return (
    <AuthLayout>
      <Spinner label={words.leaving} />
    </AuthLayout>
  );
}
