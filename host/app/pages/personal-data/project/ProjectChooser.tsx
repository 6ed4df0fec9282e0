import { useState } from 'react';
import { getMyProjects } from '#src/api/study.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ProjectList } from './ProjectList.tsx';
import { WaitingProjects } from './WaitingProjects.tsx';

interface ProjectChooserProps {
  onChoose: (id: string) => void;
}

/** Offers three ways to a project: waiting for confirmation, by region, and by number. */
export function ProjectChooser({ onChoose }: ProjectChooserProps) {
  const words = useTexts(bindProjectTexts);
  const [way, setWay] = useState('region');
  const mine = useQuery(getMyProjects, undefined);
  // The waiting projects render above the tabs and would push them down under the pointer.
  const isAwaited = mine.isLoading && !mine.error;
  return (
    <div className="portal-bind-project-chooser">
      {isAwaited ? <ChooserSkeleton /> : null}
      <WaitingProjects onChoose={onChoose} />
      <div hidden={isAwaited}>
        <Tabs
          label={words.ways}
          value={way}
          onChange={setWay}
          keepMounted
          tabs={[
            { value: 'region', label: words.byRegion, content: <ProjectList onChoose={onChoose} /> },
            { value: 'code', label: words.byCode, content: <CodeForm onFind={onChoose} /> },
          ]}
        />
      </div>
    </div>
  );
}

export function ChooserSkeleton() {
  return (
    <Loading>
      <div className="portal-bind-project-chooser">
        <Skeleton shape="block" height={44} />
        <Skeleton shape="block" height={160} />
      </div>
    </Loading>
  );
}
