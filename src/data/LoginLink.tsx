import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import type { OnNavigate } from '../ui/navigate.ts';
import { useLoginLink } from './useLoginLink.ts';

export interface LoginLinkProps {
  onNavigate: OnNavigate | undefined;
  variant?: 'primary' | 'link';
  children: ReactNode;
}

/** A link to the login that looks like a button. */
export function LoginLink({ onNavigate, variant = 'primary', children }: LoginLinkProps) {
  return (
    <Button variant={variant} {...useLoginLink(onNavigate)}>
      {children}
    </Button>
  );
}
