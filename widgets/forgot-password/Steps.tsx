import { pagePaths } from '#src/page-paths.ts';
import { useState, type ReactNode } from 'react';
import { getUserPhone } from '#src/api/security-info.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useBackHandler } from '#src/ui/navigation/useBackHandler.ts';
import { PanelLinkButton, passwordFormTexts } from '../shared/password-form/index.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { VerifyMobileForm } from './VerifyMobileForm.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';

interface StepsProps {
  trail: (current: number) => ReactNode;
  onDone: () => void;
  onNavigate: OnNavigate | undefined;
}

/** Renders the steps before the success panel. */
export function Steps({ trail, onDone, onNavigate }: StepsProps) {
  const words = useTexts(passwordFormTexts);
  const mobile = useQuery(getUserPhone, undefined);
  const [step, setStep] = useState<'mobile' | 'password'>('mobile');
  const [verified, setVerified] = useState(0);
  useBackHandler(step === 'password', () => setStep('mobile'));

  if (mobile.isLoading && mobile.data === undefined) {
    return (
      <>
        {trail(0)}
        <VerifyMobileSkeleton />
      </>
    );
  }
  if (mobile.error && mobile.data === undefined) {
    return (
      <ErrorState
        title={words.phoneLoadFailed}
        message={mobile.error.message}
        busy={mobile.isValidating}
        onRetry={mobile.retry}
      />
    );
  }
  if (!mobile.data) {
    return (
      <EmptyState
        text={words.noPhone}
        hint={words.noPhoneText}
        action={
          <PanelLinkButton variant="primary" url={pagePaths.bindPhone} onNavigate={onNavigate}>
            {words.bindPhone}
          </PanelLinkButton>
        }
      />
    );
  }
  return (
    <>
      {trail(step === 'mobile' ? 0 : 1)}
      {step === 'mobile' ? (
        <VerifyMobileForm
          mobile={mobile.data}
          isReturn={verified > 0}
          onVerified={() => {
            setVerified((count) => count + 1);
            setStep('password');
          }}
        />
      ) : null}
      {verified > 0 ? (
        // The form stays mounted while the number is verified again, so that it keeps its input.
        <div hidden={step !== 'password'}>
          <NewPasswordForm
            mobile={mobile.data}
            isShown={step === 'password'}
            onBack={() => setStep('mobile')}
            onDone={onDone}
          />
        </div>
      ) : null}
    </>
  );
}

/** The skeleton of the first step while the number is loading. */
function VerifyMobileSkeleton() {
  return (
    <Loading className="portal-password-panel-skeleton">
      <Skeleton shape="block" height={48} />
      <Skeleton width="78%" />
      <Skeleton width={56} />
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={44} />
    </Loading>
  );
}
