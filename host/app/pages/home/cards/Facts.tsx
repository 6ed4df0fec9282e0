import type { ReactNode } from 'react';

interface FactsProps {
  mark?: ReactNode;
  facts: readonly (string | null | undefined)[];
}

/** Short facts in one line; what does not fit is cut off at its end. */
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
