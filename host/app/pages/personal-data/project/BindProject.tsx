import { pagePaths } from '#src/page-paths.ts';
import { useState } from 'react';
import { bindProjectTexts } from '../texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { SkeletonLine } from '#src/ui/states/Skeleton.tsx';
import { Stepper } from '#src/ui/navigation/Stepper.tsx';
import { useBackHandler } from '#src/ui/navigation/useBackHandler.ts';
import { SuccessView } from '../SuccessView.tsx';
import { OwnersOnly } from '../OwnersOnly.tsx';
import css from './bind-project.css?inline';
import { ChosenProject } from './ChosenProject.tsx';
import { ChooserSkeleton, ProjectChooser } from './ProjectChooser.tsx';

export interface BindProjectProps {
  /** The initial project, e.g. from a link; by default the user chooses one here. */
  projectId?: string;
  onNavigate?: OnNavigate;
}

/** Joins a training project: the user finds it by region or number and fills in the required data. */
export function BindProject(props: BindProjectProps) {
  useStyles(css);
  return (
    <OwnersOnly onNavigate={props.onNavigate} pending={<WizardSkeleton />}>
      <Wizard {...props} />
    </OwnersOnly>
  );
}

function WizardSkeleton() {
  return (
    <div className="portal-bind-project">
      <SkeletonLine height={32} />
      <ChooserSkeleton />
    </div>
  );
}

function Wizard({ projectId = '', onNavigate }: BindProjectProps) {
  const words = useTexts(bindProjectTexts);
  const [chosen, setChosen] = useState(projectId);
  const [joined, setJoined] = useState<{ title: string } | null>(null);
  const step = joined ? 2 : chosen ? 1 : 0;
  // A project from a link was not chosen here.
  useBackHandler(step === 1 && chosen !== projectId, () => setChosen(''));
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
          link={{ label: words.myProjects, url: pagePaths.myProject }}
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
