import { useState } from 'react';
import { bindProjectTexts } from '../texts.ts';
import { fill } from '../../../src/texts/texts.ts';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { useStyles } from '../../../src/theme/useStyles.ts';
import type { OnNavigate } from '../../../src/ui/navigate.ts';
import { Stepper } from '../../../src/ui/Stepper.tsx';
import { SuccessView } from '../SuccessView.tsx';
import { OwnersOnly } from '../OwnersOnly.tsx';
import css from './bind-project.css?inline';
import { ChosenProject } from './ChosenProject.tsx';
import { ProjectChooser } from './ProjectChooser.tsx';

export interface BindProjectProps {
  /** The initial project, e.g. from a link; by default the user chooses one here. */
  projectId?: string;
  onNavigate?: OnNavigate;
}

/** Joins a training project: the user finds it by region or number and fills in the required data. */
export function BindProject(props: BindProjectProps) {
  useStyles(css);
  return (
    <OwnersOnly onNavigate={props.onNavigate}>
      <Wizard {...props} />
    </OwnersOnly>
  );
}

function Wizard({ projectId = '', onNavigate }: BindProjectProps) {
  const words = useTexts(bindProjectTexts);
  const [chosen, setChosen] = useState(projectId);
  const [joined, setJoined] = useState<{ title: string } | null>(null);
  const step = joined ? 2 : chosen ? 1 : 0;
  return (
    <div className="portal-bind-project">
      <div className="portal-bind-project-steps">
        <Stepper
          label={words.steps}
          steps={[words.stepChoose, words.stepFill, words.stepDone]}
          current={step}
        />
      </div>
      {/* The chooser stays mounted but hidden, so that region, name and page survive a way back. */}
      <div hidden={step !== 0}>
        <ProjectChooser onChoose={setChosen} />
      </div>
      {joined ? (
        <SuccessView
          title={words.doneTitle}
          text={fill(words.doneText, joined)}
          link={{ label: words.myProjects, url: '/space/myProject' }}
          onNavigate={onNavigate}
          takesFocus
        />
      ) : chosen ? (
        <ChosenProject
          key={chosen}
          id={chosen}
          onBack={() => setChosen('')}
          onJoined={setJoined}
          onNavigate={onNavigate}
        />
      ) : null}
    </div>
  );
}
