import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { pageTexts } from '../../routing/page-titles.ts';
import { registrationTexts, AuthCard, AuthLayout } from '#widgets/login/index.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import { useLoginRedirect } from './useLoginRedirect.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';

/** The redirect target of the social platform; passes code and state on to the scan login. */
export default function WxLoginPage() {
  const query = useQueryParams();
  const code = query.get('code') ?? '';
  const state = query.get('state') ?? '';
  const words = useTexts(registrationTexts);
  const titles = useTexts(pageTexts);
  const { follow } = useLoginRedirect();
  useEffect(() => {
    if (code) navigate(`/login/wxScanLogin?${new URLSearchParams({ code, state })}`, { replace: true });
  }, [code, state]);
  return (
    <AuthLayout>
      <AuthCard title={titles.wxlogin} onNavigate={follow}>
        {code ? (
          <Spinner label={words.entering} />
        ) : (
          <EmptyState text={words.wxMissing} hint={words.wxMissingText} />
        )}
      </AuthCard>
    </AuthLayout>
  );
}
