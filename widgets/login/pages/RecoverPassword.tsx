import { pagePaths } from '#src/page-paths.ts';
import { useState } from 'react';
import { CircleCheckBig } from 'lucide-react';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { forgetLogin, rememberedMobile } from '../login-memory.ts';
import { registrationTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useBrowserState } from '#src/ui/loading/hydration.ts';
import { Stepper } from '#src/ui/navigation/Stepper.tsx';
import { useBackHandler } from '#src/ui/navigation/useBackHandler.ts';
import { AuthCard } from '../AuthCard.tsx';
import type { Navigate } from '../AuthLink.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { VerifyMobileForm, type Verified } from './VerifyMobileForm.tsx';

/** Recovers a password without login: verify the number, set the password, success. */
export function RecoverPassword({ onNavigate }: { onNavigate?: Navigate }) {
  const words = useTexts(registrationTexts);
  const login = usePortalUrl(pagePaths.login);
  const [step, setStep] = useState(0);
  const [verified, setVerified] = useBrowserState<Verified>(
    () => ({ mobile: rememberedMobile('reset'), code: '' }),
    { mobile: '', code: '' },
  );
  const finish = () => {
    forgetLogin();
    setStep(2);
  };
  useBackHandler(step === 1, () => setStep(0));

  return (
    <AuthCard title={words.forgetTitle} text={words.forgetText} onNavigate={onNavigate}>
      <Stepper
        label={words.steps}
        steps={[words.stepVerify, words.stepPassword, words.stepDone]}
        current={step}
      />
      {step === 0 ? (
        <VerifyMobileForm
          mobile={verified.mobile}
          onVerified={(proof) => {
            setVerified(proof);
            setStep(1);
          }}
        />
      ) : null}
      {step === 1 ? (
        <ResetPasswordForm verified={verified} onBack={() => setStep(0)} onDone={finish} />
      ) : null}
      {step === 2 ? (
        <div className="portal-login-success" role="status">
          <CircleCheckBig size={56} strokeWidth={1.5} aria-hidden="true" />
          <p className="portal-login-scan-title">{words.forgetDone}</p>
          <p className="portal-login-lead">{words.forgetDoneText}</p>
          <Button
            href={login}
            variant="primary"
            size="large"
            onClick={(event) => {
              if (onNavigate?.({ url: login }) === false) event.preventDefault();
            }}
          >
            {words.loginNow}
          </Button>
        </div>
      ) : null}
    </AuthCard>
  );
}
