import { ChevronDown } from 'lucide-react';
import type { UserInfo } from '../../src/api/user-info.ts';
import { useAvatarUrl } from '../../src/data/useAvatarUrl.ts';
import { headerTexts } from './texts.ts';
import { fill } from '../../src/texts/texts.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Avatar } from '../../src/ui/Avatar.tsx';
import { lazyView } from '../../src/ui/lazy-view.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { Skeleton } from '../../src/ui/Skeleton.tsx';
import { useToast } from '../../src/ui/theme-root-context.ts';
import { useMenuButton } from '../../src/ui/useMenuButton.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { LoginLink } from './LoginLink.tsx';

const accountMenu = lazyView<AccountMenuProps>(() =>
  import('./AccountMenu.tsx').then((module) => module.AccountMenu),
);

interface AccountProps {
  isLoggedIn: boolean;
  isLoading: boolean;
  userId: string;
  user: UserInfo | null;
  onNavigate: OnNavigate | undefined;
}

/** The account of whoever is logged in, and the way to the login for everybody else. */
export function Account({ isLoggedIn, isLoading, ...account }: AccountProps) {
  if (!isLoggedIn) return <LoginLink onNavigate={account.onNavigate} />;
  if (!isLoading) return <AccountButton {...account} />;
  return (
    <span className="portal-header-account">
      <Skeleton shape="circle" width={32} />
      <span className="portal-header-user">
        <Skeleton width={56} />
      </span>
    </span>
  );
}

/** Its menu comes when somebody turns to it. */
function AccountButton({ userId, user, onNavigate }: Omit<AccountProps, 'isLoggedIn' | 'isLoading'>) {
  const words = useTexts(headerTexts);
  const { loadFailed } = useTexts(uiTexts);
  const toast = useToast();
  const { button, menu } = useMenuButton();
  const { View } = accountMenu.useView(menu !== null, () => {
    menu?.close(false);
    toast({ tone: 'error', text: loadFailed });
  });
  const name = user?.realName || user?.nickname || user?.username || '';
  const picture = useAvatarUrl(userId);
  return (
    <>
      <button
        ref={button.ref}
        id={button.id}
        type="button"
        className="portal-header-account"
        part="account"
        aria-label={name ? fill(words.account, { name }) : words.accountMenu}
        aria-busy={(menu && !View) || undefined}
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        aria-controls={menu?.id}
        onClick={button.onClick}
        onKeyDown={button.onKeyDown}
        onPointerEnter={accountMenu.prepare}
        onTouchStart={accountMenu.prepare}
        onFocus={accountMenu.prepare}
      >
        <Avatar src={picture} name="" size={32} />
        <span className="portal-header-user">{name || words.unnamed}</span>
        <ChevronDown className="portal-header-arrow" size={16} aria-hidden="true" />
      </button>
      {menu && View ? <View menu={menu} name={name} picture={picture} onNavigate={onNavigate} /> : null}
    </>
  );
}
