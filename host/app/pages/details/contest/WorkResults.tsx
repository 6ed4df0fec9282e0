import { useContext } from 'react';
import { Award } from 'lucide-react';
import type { ContestWork } from '#src/api/contests/contests.ts';
import { numberText } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { contestTexts } from './texts.ts';

/** Award, points and votes of a work, which come with the publication. */
export function WorkResults({ work: { award, points, votes } }: { work: ContestWork }) {
  const words = useTexts(contestTexts);
  const { locale } = useContext(LanguageContext);
  if (!award && points == null && votes == null) return null;
  return (
    <p className="portal-contest-results">
      {award ? (
        <StatusBadge tone="warning">
          <Award size={14} aria-hidden="true" />
          {award}
        </StatusBadge>
      ) : null}
      {points == null ? null : (
        <span>
          {fill(words.points, { points: numberText(points, locale, { maximumFractionDigits: 1 }) })}
        </span>
      )}
      {votes == null ? null : <span>{fill(words.votes, { votes: numberText(votes, locale) })}</span>}
    </p>
  );
}
