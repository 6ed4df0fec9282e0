interface StepTrailProps {
  label: string;
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
}

/** Where somebody stands on a way of several steps. */
export function StepTrail({ label, steps, current }: StepTrailProps) {
  return (
    <ol className="portal-login-steps" aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          className="portal-login-step"
          data-done={place < current || undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className="portal-login-step-number" aria-hidden="true">
            {place + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
