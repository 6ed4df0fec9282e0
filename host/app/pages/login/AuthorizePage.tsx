import { useCallback, useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { PortalError } from '#src/http/errors.ts';
import { accountOf } from '#src/session/login/link-login.ts';
import { allowedReturn, withReturn } from '#src/session/login/return-url.ts';
import { isLoggedInHere } from '#src/session/login/tab-login.ts';
import { oneTimeKey } from '#src/session/token/token-handoff.ts';
import { linkLoginTexts } from '#src/texts/link-login.ts';
import { sessionTexts } from '#src/texts/session.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import { replacePage } from '#src/ui/navigation/leave-page.ts';
import { AuthCard, AuthLayout } from '#widgets/login/index.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { Question } from './Question.tsx';

/** A SHA-256 in base64url. */
const isChallenge = (text: string) => /^[\w-]{43}$/.test(text);

/**
 * Leads a logged-in user back to the page of another site that asked for the log-in, with a one-time key for the session;
 * the guard has asked everybody else to log in. A session that this tab has not begun goes there only after a yes, and
 * nothing leads to an address that the settings do not name, or without the challenge that binds the key.
 */
export default function AuthorizePage() {
  const { session } = usePortal();
  const { returnAddresses } = useSettings();
  const titles = useTexts(pageTexts);
  const query = useQueryParams();
  const page = allowedReturn(query.get('redirect_uri') ?? '', window.location.origin, returnAddresses);
  const state = query.get('state') ?? '';
  const challenge = query.get('code_challenge') ?? '';
  const isAllowed = page !== '' && state !== '' && isChallenge(challenge);
  const [isAgreed, setAgreed] = useState(() => isLoggedInHere(session.getState().token));
  useEffect(() => {
    if (!isAllowed) navigate('/', { replace: true });
  }, [isAllowed]);

  return (
    <AuthLayout>
      <AuthCard title={titles.authorize} onNavigate={useNavigateHandler()} wayBack={false}>
        {isAllowed && !isAgreed ? (
          <ReturnQuestion host={new URL(page).host} onAgree={() => setAgreed(true)} />
        ) : null}
        {isAllowed && isAgreed ? <WayBack page={page} state={state} challenge={challenge} /> : null}
      </AuthCard>
    </AuthLayout>
  );
}

function ReturnQuestion({ host, onAgree }: { host: string; onAgree: () => void }) {
  const words = useTexts(linkLoginTexts);
  // The user's name may come after their token.
  const userInfo = useSession((session) => session.userInfo);
  const userId = useSession((session) => session.userId);
  const name = userInfo ? accountOf(userInfo, userId).name : userId;
  return (
    <Question
      title={fill(words.returnQuestion, { name, host })}
      warning={fill(words.returnWarning, { host })}
      decline={{ text: words.cancel, onClick: () => navigate('/', { replace: true }) }}
      agree={{ text: words.goOn, onClick: onAgree }}
    />
  );
}

function WayBack({ page, state, challenge }: { page: string; state: string; challenge: string }) {
  const { http } = usePortal();
  const words = useTexts(sessionTexts);
  const [failure, setFailure] = useState<string | null>(null);
  const goBack = useCallback(async () => {
    setFailure(null);
    try {
      const key = await oneTimeKey(http, words.handOverFailed, challenge);
      replacePage(withReturn(page, { key, state }));
    } catch (error) {
      setFailure(error instanceof PortalError ? error.message : '');
    }
  }, [http, words, page, state, challenge]);

  // A key is made once, and React may run an effect twice.
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void goBack();
  }, [goBack]);

  if (failure === null) return <Spinner label={words.leadingBack} />;
  return <ErrorState title={words.handOverFailed} message={failure} onRetry={() => void goBack()} />;
}
