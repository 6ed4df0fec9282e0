import { useState, useEffect, useRef } from 'react';
import { cacheScopeOf } from '#src/data/queries/cache-key.ts';
import { useSession } from '#src/data/portal-context.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { isProfilePromptDone, markProfilePromptDone } from '#src/session/profile-prompt.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import type { CollectDialogProps } from './CollectDialog.tsx';

export interface CollectPromptProps extends ElementProps {
  onNavigate?: OnNavigate;
}

// The user did not open the dialog, so a failed load shows no error; the next page tries again.
const CollectDialog = lazyComponent<CollectDialogProps>(
  () => import('./CollectDialog.tsx').then((module) => module.CollectDialog),
  { failed: () => null },
);

/** Prompts members to complete their profile if their organisation wants it: once per user and browser. */
export function CollectPrompt({ onNavigate }: CollectPromptProps) {
  const userId = useSession((session) => (session.token ? session.userId : ''));
  const { org } = useOrganisation();
  if (!userId || !org?.collectState) return null;
  return (
    <Prompt
      key={cacheScopeOf({ orgCode: org.orgCode, userId })}
      orgCode={org.orgCode}
      userId={userId}
      html={org.collectWord}
      onNavigate={onNavigate}
    />
  );
}

interface PromptProps extends Pick<CollectPromptProps, 'onNavigate'> {
  orgCode: string;
  userId: string;
  html: string;
}

function Prompt({ orgCode, userId, html, onNavigate }: PromptProps) {
  const [isDone, setDone] = useState(() => isProfilePromptDone(orgCode, userId));
  useFlagOfOtherTabs(() => setDone(isProfilePromptDone(orgCode, userId)));
  const finish = () => {
    markProfilePromptDone(orgCode, userId);
    setDone(true);
  };
  return isDone ? null : <CollectDialog html={html} onDone={finish} onNavigate={onNavigate} />;
}

/** Calls `onChange` when another tab changes local storage: the user may have answered the prompt there. */
function useFlagOfOtherTabs(onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const tell = () => latest.current();
    window.addEventListener('storage', tell);
    return () => window.removeEventListener('storage', tell);
  }, []);
}
