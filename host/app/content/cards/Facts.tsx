import type { ReactNode } from 'react';

interface FactsProps {
  mark?: ReactNode;
  facts: readonly (string | null | undefined)[];
}

/** Renders short facts in one line; the tooltip says also the ones that do not fit. */
export function Facts({ mark, facts }: FactsProps) {
  const known = facts.filter((fact) => !!fact);
  return (
    <p className="portal-item-facts" title={known.join(' · ') || undefined}>
      {mark}
      {known.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}
