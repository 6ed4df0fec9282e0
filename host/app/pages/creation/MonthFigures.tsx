import { useContext } from 'react';
import type { AuthoringOverview } from '#src/api/authoring.ts';
import { numberText } from '#src/texts/format.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { Counter } from '#src/ui/badges/Counter.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { creationTexts } from './texts.ts';

type Month = AuthoringOverview['month'];

const figures = ['published', 'views', 'participants'] as const;
type Figure = (typeof figures)[number];

/** The figures of the month; undefined while they load. */
export function MonthFigures({ month }: { month: Month | undefined }) {
  const words = useTexts(creationTexts);
  const { locale } = useContext(LanguageContext);
  const grouped = (count: Month[Figure]) => (typeof count === 'number' ? numberText(count, locale) : count);
  return (
    <Card title={words.month} aria-label={words.month}>
      {month ? (
        <dl className="portal-creation-figures">
          {figures.map((name) => (
            <div key={name}>
              <dt>{words[name]}</dt>
              <dd>
                <Counter value={grouped(month[name])} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Loading>
          <div className="portal-creation-figures">
            {figures.map((name) => (
              <Skeleton key={name} shape="block" height={80} />
            ))}
          </div>
        </Loading>
      )}
    </Card>
  );
}
