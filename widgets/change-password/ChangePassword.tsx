import { pagePaths } from '#src/page-paths.ts';
import type { MouseEvent } from 'react';
import { ArrowLeft } from 'lucide-react';
import { usePortal } from '#src/data/portal-context.ts';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { SignedOutState } from '#src/data/login/SignedOutState.tsx';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { logout } from '#src/session/logout.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { navigateTo, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
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
import { ChangeForm } from './ChangeForm.tsx';

export interface ChangePasswordProps extends ElementProps<PasswordHandle> {
  /** Called after the password has been changed. */
  onDone?: () => void;
  onNavigate?: OnNavigate;
}

const LOGIN_PATH = '/login';

/** Changes the password; the old one is required. */
export function ChangePassword({ onDone, onNavigate, handle }: ChangePasswordProps) {
  const words = useTexts(passwordFormTexts);
  const portal = usePortal();
  const login = usePortalUrl(LOGIN_PATH);
  const toast = useToast();
  const stages = useWizard(handle, onDone);
  const loginAnew = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    // The click is already a decision to log out, so do not ask for confirmation.
    await logout(portal);
    navigateTo({ url: login }, onNavigate);
  };

  if (stages.isPending) return <PasswordSkeleton lead={words.changeLead} />;
  if (!stages.isDone && !stages.isLoggedIn) {
    return <SignedOutState text={words.signedOut} onNavigate={onNavigate} />;
  }
  return (
    <PasswordPanel
      lead={stages.isDone ? '' : words.changeLead}
      links={
        <PanelLink
          path={pagePaths.myData}
          onNavigate={onNavigate}
          icon={<ArrowLeft size={16} aria-hidden="true" />}
        >
          {words.toSettings}
        </PanelLink>
      }
    >
      {stages.isDone ? (
        <SuccessPanel title={words.changedTitle} text={words.changedText}>
          <PanelLinkButton variant="primary" size="large" url={pagePaths.space} onNavigate={onNavigate}>
            {words.toSpace}
          </PanelLinkButton>
          <Button variant="link" size="large" href={login} onClick={(event) => void loginAnew(event)}>
            {words.loginNow}
          </Button>
        </SuccessPanel>
      ) : (
        <ChangeForm
          key={stages.round}
          onNavigate={onNavigate}
          onDone={() => {
            toast({ tone: 'success', text: words.changed });
            stages.finish();
          }}
        />
      )}
    </PasswordPanel>
  );
}
