import { getAppendInfo, getCollectInfo } from '#src/api/account.ts';
import { getUserRequireInfo } from '#src/api/space.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useUser } from '#src/data/useUser.ts';
import { personalDataTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { EditForm } from './EditForm.tsx';
import { OwnersOnly } from '../OwnersOnly.tsx';
import { profileOf, requiredFields } from '../profile.ts';

export interface EditDataProps {
  /** The role whose data is edited, e.g. `project_study`; shown if the user has it. */
  currentRole?: string;
  onNavigate?: OnNavigate;
}

/** The form in which members edit their profile. */
export function EditData(props: EditDataProps) {
  return (
    <OwnersOnly onNavigate={props.onNavigate}>
      <Loaded {...props} />
    </OwnersOnly>
  );
}

function Loaded({ currentRole, onNavigate }: EditDataProps) {
  const words = useTexts(personalDataTexts);
  const user = useUser();
  const collected = useQuery(getCollectInfo, undefined);
  const appended = useQuery(getAppendInfo, undefined);
  const asked = useQuery(getUserRequireInfo, undefined);
  const reads = [collected, appended, asked];

  // Keep the form mounted even if a later refetch fails.
  if (user.user && collected.data && appended.data && asked.data) {
    return (
      <EditForm
        profile={profileOf(collected.data, appended.data, user.user)}
        required={requiredFields(asked.data, collected.data.missing)}
        isLocked={user.user.idcardDid}
        currentRole={currentRole}
        onNavigate={onNavigate}
      />
    );
  }
  const error = reads.find((read) => read.error)?.error;
  if (error || user.failed) {
    return (
      <ErrorState
        title={words.userFailed}
        message={error?.message ?? user.message}
        onRetry={() => {
          if (user.failed) user.retry();
          for (const read of reads) if (read.error) read.retry();
        }}
      />
    );
  }
  return (
    <Loading>
      <div className="portal-data-grid">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index}>
            <Skeleton width={88} />
            <Skeleton shape="block" height={40} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
