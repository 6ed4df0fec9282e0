import { useEffect, useRef } from 'react';
import { ArrowLeft } from 'lucide-react';
import { getProject } from '#src/api/study.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import { projectStatus } from './project-status.ts';
import { ProjectNote } from './ProjectNote.tsx';

interface ChosenProjectProps {
  id: string;
  onBack: () => void;
  onJoined: (project: { title: string }) => void;
  onNavigate: OnNavigate | undefined;
}

/** Shows the chosen project and the form that is left to fill in to take part. */
export function ChosenProject({ id, onBack, onJoined, onNavigate }: ChosenProjectProps) {
  const words = useTexts(bindProjectTexts);
  const { data: project, error, isValidating, retry } = useQuery(getProject, { id });
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = project !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);

  const back = (
    <Button icon={<ArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
      {words.another}
    </Button>
  );
  if (!project) {
    return (
      <div className="portal-bind-project-chosen">
        {error ? (
          <ErrorState
            title={words.projectFailed}
            message={error.message}
            busy={isValidating}
            onRetry={retry}
          />
        ) : (
          <Loading>
            <Skeleton width="50%" height={24} />
            <Skeleton lines={2} />
          </Loading>
        )}
        <div>{back}</div>
      </div>
    );
  }
  const status = projectStatus(project);
  const join = () => onJoined({ title: project.title });
  return (
    <div className="portal-bind-project-chosen">
      <header className="portal-bind-project-head">
        <div className="portal-bind-project-what">
          <h2 ref={heading} tabIndex={-1}>
            {project.title}
          </h2>
          <ProjectFacts project={project} />
          {project.summary ? <p className="portal-bind-project-summary">{project.summary}</p> : null}
        </div>
        {back}
      </header>
      {status === 'open' ? <ApplyForm projectId={id} onJoined={join} /> : null}
      {status === 'waiting' ? <ConfirmForm projectId={id} onJoined={join} /> : null}
      {status === 'joined' || status === 'over' ? (
        <ProjectNote status={status} onNavigate={onNavigate} />
      ) : null}
    </div>
  );
}
