import { pagePaths } from '#src/page-paths.ts';
import { SignedOutState } from '#src/data/login/SignedOutState.tsx';
import { useUser } from '#src/data/useUser.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { useTexts } from '#src/texts/useTexts.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import {
  SuccessPanel,
  PanelLinkButton,
  PasswordPanel,
  PasswordSkeleton,
  useWizard,
  type PasswordHandle,
  passwordFormTexts,
} from '../shared/password-form/index.ts';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';
import { HasPassword } from './HasPassword.tsx';

export interface SetPasswordProps extends ElementProps<PasswordHandle> {
  /** Called after the password has been set. */
  onDone?: () => void;
  onNavigate?: OnNavigate;
}

/** Sets the first password of a user who has none yet. */
export function SetPassword({ onDone, onNavigate, handle }: SetPasswordProps) {
  const words = useTexts(passwordFormTexts);
  const stages = useWizard(handle, onDone);
  const { user, isLoading } = useUser();
  // The server decides if the user cannot be loaded.
  const hasPassword = user?.needPwd === false;
  if (stages.isPending || (stages.isLoggedIn && !stages.isDone && isLoading)) {
    return <PasswordSkeleton lead={words.firstLead} />;
  }
  if (!stages.isDone && !stages.isLoggedIn) {
    return <SignedOutState text={words.signedOut} onNavigate={onNavigate} />;
  }
  return (
    <PasswordPanel lead={stages.isDone || hasPassword ? '' : words.firstLead}>
      {stages.isDone ? (
        <SuccessPanel title={words.done} text={words.doneText}>
          <PanelLinkButton variant="primary" size="large" url={pagePaths.space} onNavigate={onNavigate}>
            {words.goOn}
          </PanelLinkButton>
        </SuccessPanel>
      ) : hasPassword ? (
        <HasPassword onNavigate={onNavigate} />
      ) : (
        <FirstPasswordForm key={stages.round} onDone={stages.finish} onNavigate={onNavigate} />
      )}
    </PasswordPanel>
  );
}
