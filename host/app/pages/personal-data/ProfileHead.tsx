import { getCollectInfo } from '#src/api/account.ts';
import { getCompleteInfo } from '#src/api/space.ts';
import { useSession } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useUser } from '#src/data/useUser.ts';
import { personalDataTexts } from './texts.ts';
import { roleLabel, rolesTexts } from '#src/texts/roles.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { AvatarSetting } from '#widgets/avatar/index.ts';
import { ProfileCompleteness } from './edit/ProfileCompleteness.tsx';
import { editAddress } from './own-data.ts';
import { allMissing } from './profile.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './profile-head.css?inline';
import { PROFILE_AVATAR_PX } from '../../limits.ts';

/** Shows picture, names, role and the completeness of the profile. */
export function ProfileHead({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  useStyles(css);
  const words = useTexts(personalDataTexts);
  const roleWords = useTexts(rolesTexts);
  const { user, isLoading, failed, message, retry } = useUser();
  const roles = useSession((session) => session.roles);
  const complete = useQuery(getCompleteInfo, undefined);
  const collected = useQuery(getCollectInfo, undefined);

  if (failed) {
    return (
      <Card>
        <ErrorState compact title={words.userFailed} message={message} onRetry={retry} />
      </Card>
    );
  }
  if (isLoading || !user) {
    return (
      <Card>
        <Loading className="portal-data-head">
          <div className="portal-data-head">
            <Skeleton shape="circle" width={PROFILE_AVATAR_PX} />
            <div className="portal-data-who">
              <Skeleton width={120} height={24} />
              <Skeleton width={180} />
            </div>
          </div>
        </Loading>
      </Card>
    );
  }
  const role = roleLabel(roles, roleWords);
  return (
    <Card>
      <div className="portal-data-head">
        <AvatarSetting size={PROFILE_AVATAR_PX} onNavigate={onNavigate} />
        <div className="portal-data-who">
          <p className="portal-data-name">
            <strong>{user.realName || user.name || words.unnamed}</strong>
            {role ? <span className="portal-data-tag">{role}</span> : null}
          </p>
          <p className="portal-data-nickname">
            {fill(words.nicknameOf, { name: user.nickname || words.empty })}
          </p>
        </div>
        <ProfileCompleteness
          isLoading={complete.isLoading}
          error={complete.data ? undefined : complete.error}
          onRetry={complete.retry}
          missing={complete.data && allMissing(complete.data.missing, collected.data?.missing)}
          address={editAddress(roles[0], user.idcardDid)}
          onNavigate={onNavigate}
        />
      </div>
    </Card>
  );
}
