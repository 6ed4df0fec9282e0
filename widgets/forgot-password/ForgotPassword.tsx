import { pagePaths } from '#src/page-paths.ts';
import { SignedOutState } from '#src/data/login/SignedOutState.tsx';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { useTexts } from '#src/texts/useTexts.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Stepper } from '#src/ui/navigation/Stepper.tsx';
import {
  SuccessPanel,
  PanelLinkButton,
  PanelLink,
  PasswordPanel,
  PasswordSkeleton,
  useWizard,
  type PasswordHandle,
  passwordFormTexts,
} from '../shared/password-form/index.ts';
import { Steps } from './Steps.tsx';

export interface ForgotPasswordProps extends ElementProps<PasswordHandle> {
  /** Called after the password has been set. */
  onDone?: () => void;
  onNavigate?: OnNavigate;
}

/** Resets the forgotten password of a logged-in user: verify the number, set the password, success. */
export function ForgotPassword({ onDone, onNavigate, handle }: ForgotPasswordProps) {
  const words = useTexts(passwordFormTexts);
  const stages = useWizard(handle, onDone);
  const trail = (current: number) => (
    <Stepper
      label={words.steps}
      steps={[words.stepPhone, words.stepPassword, words.stepDone]}
      current={current}
    />
  );
  if (stages.isPending) return <PasswordSkeleton lead={words.forgotLead} />;
  if (!stages.isDone && !stages.isLoggedIn) {
    return <SignedOutState text={words.signedOut} onNavigate={onNavigate} />;
  }
  return (
    <PasswordPanel
      lead={stages.isDone ? '' : words.forgotLead}
      links={
        <>
          <PanelLink path={pagePaths.myData} onNavigate={onNavigate}>
            {words.myData}
          </PanelLink>
          <PanelLink path={pagePaths.updatePwd} onNavigate={onNavigate}>
            {words.toChange}
          </PanelLink>
        </>
      }
    >
      {stages.isDone ? (
        <>
          {trail(2)}
          <SuccessPanel title={words.done} text={words.doneText}>
            <PanelLinkButton variant="primary" size="large" url={pagePaths.space} onNavigate={onNavigate}>
              {words.toSpace}
            </PanelLinkButton>
          </SuccessPanel>
        </>
      ) : (
        <Steps key={stages.round} trail={trail} onDone={stages.finish} onNavigate={onNavigate} />
      )}
    </PasswordPanel>
  );
}
