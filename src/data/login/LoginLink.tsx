import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import type { OnNavigate } from '../../ui/navigation/navigate.ts';
import { useLoginLink } from './useLoginLink.ts';

export interface LoginLinkProps {
  onNavigate: OnNavigate | undefined;
  variant?: 'primary' | 'link';
  /** The id of the place in the page that the login leads back to. */
  place?: string;
  children: ReactNode;
}

/** A link to the login that looks like a button. */
export function LoginLink({ onNavigate, variant = 'primary', place, children }: LoginLinkProps) {
  return (
    <Button variant={variant} {...useLoginLink(onNavigate, place)}>
      {children}
    </Button>
  );
}
