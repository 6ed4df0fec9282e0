import { Check } from 'lucide-react';
import { useTexts } from '../../texts/useTexts.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useStyles } from '../../theme/useStyles.ts';
import css from './stepper.css?inline';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

export interface StepperProps {
  label: string;
  steps: readonly string[];
  /** The index of the current step, counted from 0. */
  current: number;
}

/** Shows the user's progress through a sequence of steps. */
export function Stepper({ label, steps, current }: StepperProps) {
  useStyles(css);
  const words = useTexts(uiTexts);
  return (
    <ol className="portal-step-trail" part="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className="portal-step-trail-step"
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="portal-step-trail-mark" aria-hidden="true">
            {index < current ? <Check size={12} strokeWidth={3} /> : index + 1}
          </span>
          {step}
          {index < current ? <VisuallyHidden>{words.stepDone}</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  );
}
