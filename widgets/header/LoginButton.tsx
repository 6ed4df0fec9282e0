import type { MouseEvent } from 'react';
import { loginFromHere } from '../../src/session/login-address.ts';
import { headerTexts } from '../../src/texts/header.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

/** The login that leads back to the page that is shown. */
export function LoginButton({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(headerTexts);
  return (
    <Button
      variant="primary"
      className="portal-header-login"
      href={loginFromHere()}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        // Query and hash may have changed since the button was drawn.
        const url = loginFromHere();
        event.currentTarget.setAttribute('href', url);
        linkClick(event, { url }, onNavigate);
      }}
    >
      {words.login}
    </Button>
  );
}
