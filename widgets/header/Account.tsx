import type { ReactNode } from 'react';
import type { UserInfo } from '../../src/api/account.ts';
import { headerTexts } from '../../src/texts/header.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { Skeleton } from '../../src/ui/Skeleton.tsx';
import { wantedView } from '../../src/ui/wanted-view.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { LoginButton } from './LoginButton.tsx';

const useAccountMenu = wantedView<AccountMenuProps>(() =>
  import('./AccountMenu.tsx').then((module) => module.default),
);

interface AccountProps {
  isLoggedIn: boolean;
  isLoading: boolean;
  userId: string;
  user: UserInfo | null;
  onNavigate: OnNavigate | undefined;
}

/** The account of whoever is logged in, and the way to the login for everybody else. */
export function Account({ isLoggedIn, isLoading, userId, user, onNavigate }: AccountProps) {
  if (!isLoggedIn) return <LoginButton onNavigate={onNavigate} />;
  const outline = (
    <span className="portal-header-account">
      <Skeleton shape="circle" width={32} />
      <span className="portal-header-user">
        <Skeleton width={56} />
      </span>
    </span>
  );
  if (isLoading) return outline;
  return <Menu outline={outline} userId={userId} user={user} onNavigate={onNavigate} />;
}

function Menu({ outline, ...props }: AccountMenuProps & { outline: ReactNode }) {
  const words = useTexts(headerTexts);
  const { View, retry } = useAccountMenu();
  if (View) return <View {...props} />;
  return retry ? (
    <button type="button" className="portal-header-account" onClick={retry}>
      {words.accountMenu}
    </button>
  ) : (
    outline
  );
}
