import type { ReactNode } from 'react';

interface FactsProps {
  mark?: ReactNode;
  facts: readonly (string | null | undefined)[];
}

/** Renders short facts in one line and hides the ones that do not fit. */
export function Facts({ mark, facts }: FactsProps) {
  return (
    <p className="portal-home-card-facts">
      {mark}
      {facts.filter(Boolean).map((fact, place) => (
        <span key={place}>{fact}</span>
      ))}
    </p>
  );
}
