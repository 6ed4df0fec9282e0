import { Loading, SkeletonLine } from '#src/ui/states/Skeleton.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';

/** The skeleton of a password form, while nobody knows yet whether a user is logged in. */
export function PasswordSkeleton({ lead }: { lead: string }) {
  return (
    <PasswordPanel lead={lead}>
      <Loading>
        <div className="portal-password-panel-form">
          <SkeletonLine height={44} />
          <SkeletonLine height={44} />
          <SkeletonLine height={44} />
        </div>
      </Loading>
    </PasswordPanel>
  );
}
