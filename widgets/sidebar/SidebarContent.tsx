import { useSession } from '../../src/data/portal-context.ts';
import { useLoginUrl } from '../../src/data/useLoginUrl.ts';
import { sidebarTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Empty } from '../../src/ui/Empty.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import css from './sidebar-content.css?inline';
import { Counters } from './Counters.tsx';
import { Profile } from './Profile.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';

export interface SidebarContentProps {
  path: string;
  parent: string | undefined;
  onNavigate: OnNavigate | undefined;
  /** In a drawer: after a link to another page of the space was followed. */
  onFollowed: (() => void) | undefined;
}

export function SidebarContent(props: SidebarContentProps) {
  useStyles(css);
  const { onNavigate, onFollowed } = props;
  const isSignedIn = useSession((session) => session.token !== '' && session.userId !== '');
  if (!isSignedIn) return <SignedOut onNavigate={onNavigate} />;
  return (
    <div className="portal-sidebar-content">
      <Profile onNavigate={onNavigate} />
      <Counters onNavigate={onNavigate} onFollowed={onFollowed} />
      <SidebarMenu {...props} />
    </div>
  );
}

/** Where nobody is signed in. */
function SignedOut({ onNavigate }: Pick<SidebarContentProps, 'onNavigate'>) {
  const words = useTexts(sidebarTexts);
  const url = useLoginUrl();
  return (
    <Empty
      compact
      text={words.signedOut}
      action={
        <Button variant="primary" href={url} onClick={(event) => linkClick(event, { url }, onNavigate)}>
          {words.login}
        </Button>
      }
    />
  );
}
