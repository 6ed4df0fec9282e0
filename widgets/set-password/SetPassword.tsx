import { SignedOutState } from '../../src/data/SignedOutState.tsx';
import type { ElementProps } from '../../src/element/defineElement.tsx';
import { useTexts } from '../../src/texts/useTexts.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import {
  SuccessPanel,
  LinkButton,
  PasswordPanel,
  useWizard,
  type PasswordHandle,
  passwordWizardTexts,
} from '../password-form/index.ts';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';

export interface SetPasswordProps extends ElementProps<PasswordHandle> {
  /** Called after the password has been set. */
  onDone?: () => void;
  onNavigate?: OnNavigate;
}

/** Sets the first password of a user who has none yet. */
export function SetPassword({ onDone, onNavigate, handle }: SetPasswordProps) {
  const words = useTexts(passwordWizardTexts);
  const stages = useWizard(handle, onDone);
  if (!stages.isDone && !stages.isSignedIn) {
    return <SignedOutState text={words.signedOut} onNavigate={onNavigate} />;
  }
  return (
    <PasswordPanel lead={stages.isDone ? '' : words.firstLead}>
      {stages.isDone ? (
        <SuccessPanel title={words.done} text={words.doneText}>
          <LinkButton variant="primary" size="large" url="/space" onNavigate={onNavigate}>
            {words.goOn}
          </LinkButton>
        </SuccessPanel>
      ) : (
        <FirstPasswordForm key={stages.round} onDone={stages.finish} onNavigate={onNavigate} />
      )}
    </PasswordPanel>
  );
}
