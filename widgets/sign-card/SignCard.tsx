import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { pagePaths } from '#src/page-paths.ts';
import { useCallback, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { ChevronRight } from 'lucide-react';
import { getCheckInDetail } from '#src/api/check-in.ts';
import { getMyCredit } from '#src/api/credit.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useCacheScope } from '#src/data/queries/useCacheScope.ts';
import { SignedOutState } from '#src/data/login/SignedOutState.tsx';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { signCardTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { CheckInRound } from './CheckInRound.tsx';
import { CheckInRoundSkeleton } from './CheckInRoundSkeleton.tsx';
import { Credit } from './Credit.tsx';
import { Failure } from './Failure.tsx';
import css from './sign-card.css?inline';
import { CheckInButton } from './CheckInButton.tsx';
import { useNewDay } from './useNewDay.ts';
import type { OnCheckedIn } from './useCheckIn.ts';

export interface SignCardHandle {
  /** Refetches the credit and the check-in. */
  refresh(): void;
}

export interface SignCardProps extends ElementProps<SignCardHandle> {
  onCheckedIn?: OnCheckedIn;
  onNavigate?: OnNavigate;
}

/** The user's credit, and the daily check-in that earns it. */
export function SignCard({ onCheckedIn, onNavigate, handle }: SignCardProps) {
  useStyles(css);
  const words = useTexts(signCardTexts);
  const titleId = useId();
  const records = usePortalUrl(pagePaths.point);
  const isLoggedOut = useLoginStatus() === 'loggedOut';
  const owner = useCacheScope();
  const credit = useQuery(getMyCredit, isLoggedOut ? null : undefined);
  const detail = useQuery(getCheckInDetail, isLoggedOut ? null : undefined);

  const retry = useRef(() => {});
  useEffect(() => {
    retry.current = () => {
      if (isLoggedOut) return;
      credit.retry();
      detail.retry();
    };
  });
  const refresh = useCallback(() => retry.current(), []);
  useImperativeHandle(handle, () => ({ refresh }), [refresh]);
  useNewDay(refresh);

  if (isLoggedOut) {
    return (
      <section className="portal-sign" part="sign-card">
        <SignedOutState compact text={words.signedOut} onNavigate={onNavigate} />
      </section>
    );
  }
  return (
    <section className="portal-sign" part="sign-card" aria-labelledby={titleId}>
      <div className="portal-sign-head">
        <header className="portal-sign-header">
          <h2 className="portal-sign-title" part="heading" id={titleId}>
            {words.title}
          </h2>
          <Anchor
            className="portal-sign-records"
            part="link"
            href={records}
            onClick={(event) => linkClick(event, { url: records }, onNavigate)}
          >
            {words.records}
            <ChevronRight size={16} aria-hidden="true" />
          </Anchor>
        </header>
        <div className="portal-sign-row">
          <Credit query={credit} />
          {detail.data ? <CheckInButton key={owner} detail={detail.data} onCheckedIn={onCheckedIn} /> : null}
        </div>
      </div>
      {detail.data ? (
        <CheckInRound detail={detail.data} />
      ) : detail.error ? (
        <Failure
          of="checkIn"
          message={detail.error.message}
          busy={detail.isValidating}
          onRetry={credit.error ? refresh : detail.retry}
        />
      ) : (
        <CheckInRoundSkeleton />
      )}
    </section>
  );
}
