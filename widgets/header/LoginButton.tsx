import type { MouseEvent } from 'react';
import { usePortal } from '../../src/data/portal-context.ts';
import { loginFromHere } from '../../src/session/login-address.ts';
import { headerTexts } from '../../src/texts/header.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

/** The login that leads back to the page that is shown. */
export function LoginButton({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(headerTexts);
  const { config } = usePortal();
  return (
    <Button
      variant="primary"
      className="portal-header-login"
      href={loginFromHere(config.portal)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        // Query and hash may have changed since the button was drawn.
        const url = loginFromHere(config.portal);
        event.currentTarget.setAttribute('href', url);
        linkClick(event, { url }, onNavigate);
      }}
    >
      {words.login}
    </Button>
  );
}
