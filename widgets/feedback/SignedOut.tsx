import type { MouseEvent, ReactNode } from 'react';
import { useLoginUrl } from '../../src/data/useLoginUrl.ts';
import { feedbackTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { EmptyState } from '../../src/ui/EmptyState.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

/** In place of the user's tickets while nobody is logged in. */
export function SignedOut({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(feedbackTexts);
  return (
    <EmptyState
      text={words.guestMine}
      action={<LoginLink onNavigate={onNavigate}>{words.login}</LoginLink>}
    />
  );
}

interface LoginLinkProps {
  onNavigate: OnNavigate | undefined;
  children: ReactNode;
}

export function LoginLink({ onNavigate, children }: LoginLinkProps) {
  const url = useLoginUrl();
  return (
    <Button
      variant="primary"
      href={url}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url }, onNavigate)}
    >
      {children}
    </Button>
  );
}
