import { Fragment, type ReactNode } from 'react';
import { cacheScopeOf } from '../../src/data/cache-key.ts';
import { useSession } from '../../src/data/portal-context.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import css from './personal-data.css?inline';
import { SignedOut } from './SignedOut.tsx';

interface OwnersOnlyProps {
  onNavigate: OnNavigate | undefined;
  children: ReactNode;
}

/** Shows its children to a logged-in user only, and remounts them for another one: drafts belong to their owner. */
export function OwnersOnly({ onNavigate, children }: OwnersOnlyProps) {
  useStyles(css);
  const owner = useSession((session) => (session.token && session.userId ? cacheScopeOf(session) : ''));
  if (!owner) return <SignedOut onNavigate={onNavigate} />;
  return <Fragment key={owner}>{children}</Fragment>;
}
