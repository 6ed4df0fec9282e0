import { Fragment, type ReactNode } from 'react';
import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import { useSession } from '#src/data/portal-context.ts';
import { SignedOutState } from '#src/data/login/SignedOutState.tsx';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import css from './personal-data.css?inline';
import { personalDataTexts } from './texts.ts';

interface OwnersOnlyProps {
  onNavigate: OnNavigate | undefined;
  /** Shown while the session is pending; default: the children, which are loading then. */
  pending?: ReactNode;
  children: ReactNode;
}

/** Renders its children for a logged-in user, remounted for each one: drafts belong to their owner. */
export function OwnersOnly({ onNavigate, pending, children }: OwnersOnlyProps) {
  useStyles(css);
  const words = useTexts(personalDataTexts);
  const owner = useSession((session) => (session.token && session.userId ? cacheScopeOf(session) : ''));
  const isPending = useSession((session) => session.isPending);
  if (isPending && pending) return pending;
  if (!owner && !isPending) return <SignedOutState text={words.signedOut} onNavigate={onNavigate} />;
  return <Fragment key={owner}>{children}</Fragment>;
}
