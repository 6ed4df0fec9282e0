import { pagePaths } from '#src/page-paths.ts';
import { Info } from 'lucide-react';
import { useTexts } from '#src/texts/useTexts.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { PanelLinkButton, PanelLink, passwordFormTexts } from '../shared/password-form/index.ts';

/** Replaces the form for a user who has a password: the server accepts a new one only with the old one. */
export function HasPassword({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(passwordFormTexts);
  return (
    <>
      <p className="portal-password-panel-hint">
        <Info size={18} aria-hidden="true" />
        <span>
          {words.hasPassword}{' '}
          <PanelLink path={pagePaths.updatePwd} onNavigate={onNavigate}>
            {words.toChange}
          </PanelLink>
        </span>
      </p>
      <PanelLinkButton url={pagePaths.space} onNavigate={onNavigate}>
        {words.toSpace}
      </PanelLinkButton>
    </>
  );
}
