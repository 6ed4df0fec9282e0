import { useCallback, useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { usePortal } from '../../../../src/data/portal-context.ts';
import { PortalError } from '../../../../src/http/errors.ts';
import { allowedReturn, withReturn } from '../../../../src/session/return-url.ts';
import { oneTimeKey } from '../../../../src/session/token-handoff.ts';
import { sessionTexts } from '../../../../src/texts/session.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { Spinner } from '../../../../src/ui/Spinner.tsx';
import { replacePage } from '../../../../src/ui/leave-page.ts';
import { AuthCard, AuthLayout } from '../../../../widgets/login/index.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { pageTexts } from '../../page-titles.ts';
import { useQueryParams } from '../../useQueryParams.ts';

/**
 * Leads a logged-in user back to the page of another site that asked for the log-in, with a one-time key for the session;
 * the guard has asked everybody else to log in. To an origin that the settings do not name, nothing leads.
 */
export default function AuthorizePage() {
  const { config, http } = usePortal();
  const words = useTexts(sessionTexts);
  const titles = useTexts(pageTexts);
  const query = useQueryParams();
  const page = allowedReturn(query.get('redirect_uri') ?? '', window.location.origin, config.tokenOrigins);
  const state = query.get('state') ?? '';
  const [failure, setFailure] = useState<string | null>(null);
  const goBack = useCallback(async () => {
    setFailure(null);
    try {
      const key = await oneTimeKey(http, words.handOverFailed);
      replacePage(withReturn(page, { key, state }));
    } catch (error) {
      setFailure(error instanceof PortalError ? error.message : '');
    }
  }, [http, words, page, state]);

  // A key is made once, and React may run an effect twice.
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (page) void goBack();
    else navigate('/', { replace: true });
  }, [page, goBack]);

  return (
    <AuthLayout>
      <AuthCard title={titles.authorize} onNavigate={useNavigateHandler()} wayBack={false}>
        {failure === null ? (
          <Spinner label={words.leadingBack} />
        ) : (
          <ErrorState title={words.handOverFailed} message={failure} onRetry={() => void goBack()} />
        )}
      </AuthCard>
    </AuthLayout>
  );
}
