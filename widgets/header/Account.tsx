import { lazy, Suspense } from 'react';
import type { UserInfo } from '../../src/api/account.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { Skeleton } from '../../src/ui/Skeleton.tsx';
import { LoginButton } from './LoginButton.tsx';

const AccountMenu = lazy(() => import('./AccountMenu.tsx'));

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
  return (
    <Suspense fallback={outline}>
      <AccountMenu userId={userId} user={user} onNavigate={onNavigate} />
    </Suspense>
  );
}
