import { ChevronDown, CircleUserRound, LogOut } from 'lucide-react';
import type { UserInfo } from '../../src/api/account.ts';
import { usePortal } from '../../src/data/portal-context.ts';
import { useAvatarAddress } from '../../src/data/useAvatarAddress.ts';
import { usePlace } from '../../src/data/usePlaces.ts';
import { headerTexts } from '../../src/texts/header.ts';
import { sessionTexts } from '../../src/texts/session.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { Avatar } from '../../src/ui/Avatar.tsx';
import { Menu } from '../../src/ui/Menu.tsx';
import { leadTo, linkClick, type OnNavigate } from '../../src/ui/navigate.ts';
import { useConfirm } from '../../src/ui/useConfirm.tsx';
import { logout } from '../../src/session/logout.ts';
import css from './account-menu.css?inline';

export interface AccountMenuProps {
  userId: string;
  user: UserInfo | null;
  onNavigate: OnNavigate | undefined;
}

const SPACE_PATH = '/space';

/** The account menu of whoever is logged in; its code does not come for anybody else. */
export default function AccountMenu({ userId, user, onNavigate }: AccountMenuProps) {
  useStyles(css);
  const words = useTexts(headerTexts);
  const sessionWords = useTexts(sessionTexts);
  const portal = usePortal();
  const confirm = useConfirm();
  const space = usePlace(SPACE_PATH);

  const name = user?.realName || user?.nickname || user?.username || '';
  const picture = useAvatarAddress(userId);
  const askToLeave = async () => {
    const isSure = await confirm({
      title: sessionWords.logoutQuestion,
    });
    if (isSure) leadTo({ url: logout(portal) }, onNavigate);
  };

  return (
    <Menu
      button={(props) => (
        <button
          {...props}
          type="button"
          className="portal-header-account"
          part="account"
          aria-label={name ? fill(words.account, { name }) : words.accountMenu}
        >
          <Avatar src={picture} name="" size={32} />
          <span className="portal-header-user">{name || words.unnamed}</span>
          <ChevronDown className="portal-header-arrow" size={16} aria-hidden="true" />
        </button>
      )}
      header={
        <span className="portal-header-who">
          <Avatar src={picture} name="" size={40} />
          <span className="portal-header-who-name">{name || words.unnamed}</span>
        </span>
      }
      items={[
        {
          id: 'space',
          label: words.space,
          icon: <CircleUserRound aria-hidden="true" />,
          href: space,
          onSelect: (event) => linkClick(event, { url: space }, onNavigate),
        },
        {
          id: 'logout',
          label: words.logout,
          icon: <LogOut aria-hidden="true" />,
          divided: true,
          onSelect: () => void askToLeave(),
        },
      ]}
    />
  );
}
