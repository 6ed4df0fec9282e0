import { uiTexts } from '../../texts/ui.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import type { OnNavigate } from '../../ui/navigation/navigate.ts';
import { LoginLink } from './LoginLink.tsx';

export interface SignedOutStateProps {
  /** Says what the login is good for. */
  text: string;
  compact?: boolean;
  onNavigate: OnNavigate | undefined;
}

/** In place of content that needs a login; leads there, and back. */
export function SignedOutState({ text, compact, onNavigate }: SignedOutStateProps) {
  const words = useTexts(uiTexts);
  return (
    <EmptyState
      compact={compact}
      text={text}
      action={<LoginLink onNavigate={onNavigate}>{words.login}</LoginLink>}
    />
  );
}
