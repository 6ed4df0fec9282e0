import { getUserRequireInfo } from '#src/api/space.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { InfoForm } from './InfoForm.tsx';

interface ApplyFormProps {
  projectId: string;
  onJoined: () => void;
}

/** Loads the fields that a project requires and shows the application form. */
export function ApplyForm({ projectId, onJoined }: ApplyFormProps) {
  const words = useTexts(bindProjectTexts);
  const { data, error, isValidating, retry } = useQuery(getUserRequireInfo, { projectId });
  // Keep the form mounted even if a later refetch fails.
  if (data) return <InfoForm projectId={projectId} fields={data} onJoined={onJoined} />;
  if (error) {
    return (
      <ErrorState title={words.infoFailed} message={error.message} busy={isValidating} onRetry={retry} />
    );
  }
  return (
    <Loading>
      <div className="portal-data-grid">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index}>
            <Skeleton width={88} />
            <Skeleton shape="block" height={40} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
