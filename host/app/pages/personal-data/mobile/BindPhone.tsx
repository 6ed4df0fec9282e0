import { useState } from 'react';
import * as v from 'valibot';
import { getSecurityInfo } from '#src/api/security-info.ts';
import { useDraft } from '#src/data/drafts/drafts.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { bindingTexts } from '#src/texts/binding.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Stepper } from '#src/ui/navigation/Stepper.tsx';
import { useBackHandler } from '#src/ui/navigation/useBackHandler.ts';
import { BindMobileForm } from './BindMobileForm.tsx';
import { BoundMobile, type Bound } from './BoundMobile.tsx';
import { OwnersOnly } from '../OwnersOnly.tsx';
import { VerifyBoundMobileForm } from './VerifyBoundMobileForm.tsx';
import { isWithin, wallNow } from '#src/rules/wall-clock.ts';
import { MOBILE_PROOF_LIFE_MS } from '#host/app/limits.ts';

export interface BindPhoneProps {
  onNavigate?: OnNavigate;
}

/** Binds a mobile number to the account. If one is bound already, the user must verify it first. */
export function BindPhone({ onNavigate }: BindPhoneProps) {
  const words = useTexts(bindingTexts);
  const { data: safe, error, isValidating, retry } = useQuery(getSecurityInfo, undefined);
  return (
    <OwnersOnly onNavigate={onNavigate}>
      {safe ? (
        <Wizard mobile={safe.mobile} onNavigate={onNavigate} />
      ) : error ? (
        <ErrorState title={words.loadFailed} message={error.message} busy={isValidating} onRetry={retry} />
      ) : (
        <Loading className="portal-data-column">
          <div className="portal-data-form" data-narrow="">
            <Skeleton shape="block" height={32} />
            <Skeleton lines={2} />
            <Skeleton shape="block" height={44} />
            <Skeleton shape="block" height={44} />
          </div>
        </Loading>
      )}
    </OwnersOnly>
  );
}

const provedTime = v.number();
const isUnproved = (at: number) => at === 0;

function Wizard({ mobile, onNavigate }: { mobile: string; onNavigate: OnNavigate | undefined }) {
  const words = useTexts(bindingTexts);
  // Keep the number that was bound on mount, because `mobile` changes during the wizard.
  const [former] = useState(mobile);
  const { value: provedAt, change: setProvedAt } = useDraft('bind-phone-proof', provedTime, 0, isUnproved, {
    isPrivate: true,
  });
  const [isProved, setProved] = useState(() => former === '' || isWithin(MOBILE_PROOF_LIFE_MS, provedAt));
  const [hasMoved, setMoved] = useState(false);
  const [bound, setBound] = useState<Bound | null>(null);

  const prove = (at: number) => {
    setProvedAt(() => at);
    setProved(at > 0);
    setMoved(true);
  };
  // After a reload in the second step there is no first one to go back to.
  useBackHandler(former !== '' && isProved && hasMoved && !bound, () => prove(0));
  const steps = former
    ? [words.stepVerify, words.stepBind, words.stepDone]
    : [words.stepBind, words.stepDone];
  const step = bound ? steps.length - 1 : former && isProved ? 1 : 0;

  return (
    <div className="portal-data-column">
      <Stepper label={words.steps} steps={steps} current={step} />
      {bound ? (
        <BoundMobile bound={bound} onNavigate={onNavigate} />
      ) : isProved ? (
        <BindMobileForm
          former={former}
          takesFocus={hasMoved}
          onProveAgain={former ? () => prove(0) : undefined}
          onBound={(next) => {
            setProvedAt(() => 0);
            setBound(next);
          }}
        />
      ) : (
        <VerifyBoundMobileForm mobile={former} takesFocus={hasMoved} onProved={() => prove(wallNow())} />
      )}
    </div>
  );
}
