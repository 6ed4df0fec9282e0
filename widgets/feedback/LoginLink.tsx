import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';
import { useLoginUrl } from '../../src/data/useLoginUrl.ts';

interface LoginLinkProps {
  onNavigate: OnNavigate | undefined;
  variant?: 'primary' | 'link';
  children: ReactNode;
}

export function LoginLink({ onNavigate, variant = 'primary', children }: LoginLinkProps) {
  const url = useLoginUrl();
  return (
    <Button
      variant={variant}
      href={url}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url }, onNavigate)}
    >
      {children}
    </Button>
  );
}
