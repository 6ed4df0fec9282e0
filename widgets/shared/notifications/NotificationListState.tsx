import type { Notification } from '#src/api/notifications.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import { LoginLink } from '#src/data/login/LoginLink.tsx';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import type { OnNotificationNavigate } from './notification-action.ts';
import { NotificationListSkeleton } from './NotificationListSkeleton.tsx';
import { notificationTexts } from './texts.ts';

interface NotificationListStateProps {
  query: QueryState<{ records: readonly Notification[] }>;
  onNavigate: OnNotificationNavigate | undefined;
  compact?: boolean;
  emptyHint?: string;
  skeletonRows?: number;
}

/** Stands in place of a list without notifications: signed out, loading, failed, empty. */
export function NotificationListState({
  query: { data, error, isLoading, isValidating, retry },
  onNavigate,
  compact,
  emptyHint,
  skeletonRows,
}: NotificationListStateProps) {
  const status = useLoginStatus();
  if (status === 'pending') return <NotificationListSkeleton rows={skeletonRows} />;
  if (status === 'loggedOut') return <SignedOut compact={compact} onNavigate={onNavigate} />;
  if (isLoading) return <NotificationListSkeleton rows={skeletonRows} />;
  if (error && !data)
    return <ErrorState compact={compact} message={error.message} busy={isValidating} onRetry={retry} />;
  return <EmptyState compact={compact} hint={emptyHint} />;
}

export const useIsLoggedIn = () => useLoginStatus() === 'loggedIn';

function SignedOut({ compact, onNavigate }: Pick<NotificationListStateProps, 'compact' | 'onNavigate'>) {
  const words = useTexts(notificationTexts);
  return (
    <EmptyState
      compact={compact}
      text={words.signedOut}
      action={<LoginLink onNavigate={onNavigate}>{words.login}</LoginLink>}
    />
  );
}
