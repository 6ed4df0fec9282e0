import { useState } from 'react';
import { CircleCheckBig } from 'lucide-react';
import { usePortalUrl } from '../../src/data/usePortalUrl.ts';
import { registrationTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Stepper } from '../../src/ui/Stepper.tsx';
import { AuthCard } from './AuthCard.tsx';
import type { Navigate } from './AuthLink.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { VerifyMobileForm, type Verified } from './VerifyMobileForm.tsx';

const LOGIN_PATH = '/login/index';

/** Recovers a password without login: verify the number, set the password, success. */
export function RecoverPassword({ onNavigate }: { onNavigate?: Navigate }) {
  const words = useTexts(registrationTexts);
  const login = usePortalUrl(LOGIN_PATH);
  const [step, setStep] = useState(0);
  const [verified, setVerified] = useState<Verified>({ mobile: '', code: '' });

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
        <ResetPasswordForm verified={verified} onBack={() => setStep(0)} onDone={() => setStep(2)} />
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
