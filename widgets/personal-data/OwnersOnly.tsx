import { Fragment, type ReactNode } from 'react';
import { cacheScopeOf } from '../../src/data/cache-key.ts';
import { useSession } from '../../src/data/portal-context.ts';
import { SignedOutState } from '../../src/data/SignedOutState.tsx';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import css from './personal-data.css?inline';
import { personalDataTexts } from './texts.ts';

interface OwnersOnlyProps {
  onNavigate: OnNavigate | undefined;
  children: ReactNode;
}

/** Renders its children for a logged-in user, remounted for each one: drafts belong to their owner. */
export function OwnersOnly({ onNavigate, children }: OwnersOnlyProps) {
  useStyles(css);
  const words = useTexts(personalDataTexts);
  const owner = useSession((session) => (session.token && session.userId ? cacheScopeOf(session) : ''));
  if (!owner) return <SignedOutState text={words.signedOut} onNavigate={onNavigate} />;
  return <Fragment key={owner}>{children}</Fragment>;
}
