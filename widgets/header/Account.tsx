import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { ChevronDown } from 'lucide-react';
import { useContext } from 'react';
import type { UserInfo } from '#src/api/user-info.ts';
import { useLoginLink } from '#src/data/login/useLoginLink.ts';
import { useAvatarUrl } from '#src/data/useAvatarUrl.ts';
import { headerTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { LanguageSwitchContext } from '#src/texts/language-switch.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { useMenuButton } from '#src/ui/menus/useMenuButton.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';

const AccountMenu = lazyComponent<AccountMenuProps>(() =>
  import('./AccountMenu.tsx').then((module) => module.AccountMenu),
);

const arrow = <ChevronDown className="portal-header-arrow" size={16} aria-hidden="true" />;

interface AccountProps {
  isLoggedIn: boolean;
  isLoading: boolean;
  userId: string;
  user: UserInfo | null;
  onNavigate: OnNavigate | undefined;
}

/** Renders the account menu of a user, or the login link; until it is known which, a skeleton. */
export function Account({ isLoggedIn, isLoading, ...account }: AccountProps) {
  const languages = useContext(LanguageSwitchContext);
  if (!isLoading && !isLoggedIn)
    return (
      <>
        {languages?.button}
        <LoginLink onNavigate={account.onNavigate} />
      </>
    );
  if (!isLoading) return <AccountButton {...account} />;
  return (
    <span className="portal-header-account">
      <Skeleton shape="circle" width={32} />
      <span className="portal-header-user">
        {/* Most names have three characters; a skeleton of another width moves the bell. */}
        <Skeleton width={42} />
      </span>
      {arrow}
    </span>
  );
}

/** The button loads its menu on hover, touch or focus. */
function AccountButton({ userId, user, onNavigate }: Omit<AccountProps, 'isLoggedIn' | 'isLoading'>) {
  const words = useTexts(headerTexts);
  const { button, menu } = useMenuButton();
  const isMenuReady = useLazyLoad(AccountMenu, menu !== null, () => menu?.close(false));
  const name = user?.realName || user?.nickname || user?.username || '';
  const picture = useAvatarUrl(userId);
  const confirm = useConfirm();
  return (
    <>
      <button
        ref={button.ref}
        id={button.id}
        type="button"
        className="portal-header-account"
        part="account"
        aria-label={name ? fill(words.account, { name }) : words.accountMenu}
        aria-busy={(menu && !isMenuReady) || undefined}
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        aria-controls={menu?.id}
        onClick={button.onClick}
        onKeyDown={button.onKeyDown}
        onPointerEnter={AccountMenu.prefetch}
        onTouchStart={AccountMenu.prefetch}
        onFocus={AccountMenu.prefetch}
      >
        <Avatar src={picture} name="" size={32} />
        <span className="portal-header-user">{name || words.unnamed}</span>
        {arrow}
      </button>
      {menu && isMenuReady ? <AccountMenu {...{ menu, name, picture, confirm, onNavigate }} /> : null}
    </>
  );
}

/** Uses a plain link, since `Button` would add 2 kB to every header. */
function LoginLink({ onNavigate }: Pick<AccountProps, 'onNavigate'>) {
  const words = useTexts(headerTexts);
  return (
    <Anchor className="portal-header-login" part="button" {...useLoginLink(onNavigate)}>
      {words.login}
    </Anchor>
  );
}
