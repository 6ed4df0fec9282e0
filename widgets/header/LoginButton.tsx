import type { MouseEvent } from 'react';
import { safeRedirect } from '../../src/rules/redirect.ts';
import { headerTexts } from '../../src/texts/header.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

/** The login that leads back to the page that is shown. */
function loginAddress(): string {
  const { origin, pathname, search, hash } = window.location;
  const back = safeRedirect(pathname + search + hash, origin);
  return back ? `/login/index?redirect=${encodeURIComponent(back)}` : '/login/index';
}

export function LoginButton({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(headerTexts);
  return (
    <Button
      variant="primary"
      className="portal-header-login"
      href={loginAddress()}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        // Query and hash may have changed since the button was drawn.
        const url = loginAddress();
        event.currentTarget.setAttribute('href', url);
        linkClick(event, { url }, onNavigate);
      }}
    >
      {words.login}
    </Button>
  );
}
