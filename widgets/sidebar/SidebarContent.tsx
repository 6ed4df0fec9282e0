import { useSession } from '../../src/data/portal-context.ts';
import { SignedOutState } from '../../src/data/SignedOutState.tsx';
import { sidebarTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import css from './sidebar-content.css?inline';
import { Counters } from './Counters.tsx';
import { Profile } from './Profile.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';

export interface SidebarContentProps {
  path: string;
  parent: string | undefined;
  onNavigate: OnNavigate | undefined;
  /** Called in a drawer after a navigation to another page of the personal space. */
  onFollowed: (() => void) | undefined;
}

export function SidebarContent(props: SidebarContentProps) {
  useStyles(css);
  const words = useTexts(sidebarTexts);
  const { onNavigate, onFollowed } = props;
  const isSignedIn = useSession((session) => session.token !== '' && session.userId !== '');
  if (!isSignedIn) return <SignedOutState compact text={words.signedOut} onNavigate={onNavigate} />;
  return (
    <div className="portal-sidebar-content">
      <Profile onNavigate={onNavigate} />
      <Counters onNavigate={onNavigate} onFollowed={onFollowed} />
      <SidebarMenu {...props} />
    </div>
  );
}
