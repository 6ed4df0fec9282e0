import { useState } from 'react';
import { cacheScopeOf } from '../../src/data/cache-key.ts';
import { useSession } from '../../src/data/portal-context.ts';
import { useOrganisation } from '../../src/data/useOrganisation.ts';
import type { ElementProps } from '../../src/element/defineElement.tsx';
import { isProfilePromptDone, markProfilePromptDone } from '../../src/session/profile-prompt.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import type { CollectDialogProps } from './CollectDialog.tsx';
import { useFlagOfOtherTabs } from './useFlagOfOtherTabs.ts';

export interface CollectPromptProps extends ElementProps {
  onNavigate?: OnNavigate;
}

const dialog = lazyView<CollectDialogProps>(() =>
  import('./CollectDialog.tsx').then((module) => module.CollectDialog),
);

/** Asks members for more about themselves where their organisation wants it: once for each user, in each browser. */
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
  // Where its code does not come, the next page asks again.
  const shown = dialog.useView(!isDone, () => setDone(true));
  const finish = () => {
    markProfilePromptDone(orgCode, userId);
    setDone(true);
  };
  return shown.View ? <shown.View html={html} onDone={finish} onNavigate={onNavigate} /> : null;
}
