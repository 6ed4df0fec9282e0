import { useSession } from '#src/data/portal-context.ts';
import { useUser } from '#src/data/useUser.ts';
import { roleLabel, rolesTexts } from '#src/texts/roles.ts';
import { sidebarTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { AvatarSetting } from '../avatar/index.ts';
import { SIDEBAR_AVATAR_PX } from '../limits.ts';

/** Picture, name, nickname and role of the logged-in user. */
export function Profile({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(sidebarTexts);
  const { user, isLoading, failed, message, retry } = useUser();
  const role = roleLabel(
    useSession((session) => session.roles),
    useTexts(rolesTexts),
  );

  if (failed) return <ErrorState compact title={words.userFailed} message={message} onRetry={retry} />;
  const nickname = user?.nickname ? fill(words.nickname, { name: user.nickname }) : '';
  return (
    <div className="portal-sidebar-profile" part="profile">
      <AvatarSetting size={SIDEBAR_AVATAR_PX} onNavigate={onNavigate} />
      {isLoading || !user ? (
        <Loading className="portal-sidebar-who">
          <Skeleton width={72} height={20} />
          <Skeleton width={104} />
        </Loading>
      ) : (
        <div className="portal-sidebar-who">
          <p className="portal-sidebar-title">
            <strong className="portal-sidebar-name">{user.realName || user.username || words.unnamed}</strong>
            {role ? <span className="portal-sidebar-role">{role}</span> : null}
          </p>
          {nickname ? (
            <p className="portal-sidebar-nickname" title={nickname}>
              {nickname}
            </p>
          ) : null}
        </div>
      )}
    </div>
  );
}
