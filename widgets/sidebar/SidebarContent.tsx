import { useLoginStatus } from '#src/data/portal-context.ts';
import { SignedOutState } from '#src/data/login/SignedOutState.tsx';
import { sidebarTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './sidebar-content.css?inline';
import { Counters } from './Counters.tsx';
import { Profile } from './Profile.tsx';
import { SidebarMenu, type SidebarMenuProps } from './SidebarMenu.tsx';

export function SidebarContent(props: SidebarMenuProps) {
  useStyles(css);
  const words = useTexts(sidebarTexts);
  const { onNavigate, onFollowed } = props;
  if (useLoginStatus() === 'loggedOut')
    return <SignedOutState compact text={words.signedOut} onNavigate={onNavigate} />;
  return (
    <div className="portal-sidebar-content">
      <Profile onNavigate={onNavigate} />
      <Counters onNavigate={onNavigate} onFollowed={onFollowed} />
      <SidebarMenu {...props} />
    </div>
  );
}
