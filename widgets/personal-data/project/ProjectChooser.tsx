import { useState } from 'react';
import { bindProjectTexts } from '../texts.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { Tabs } from '../../../src/ui/Tabs.tsx';
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
  return (
    <div className="portal-bind-project-chooser">
      <WaitingProjects onChoose={onChoose} />
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
  );
}
