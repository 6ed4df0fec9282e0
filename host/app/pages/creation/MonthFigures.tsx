import type { AuthoringOverview } from '#src/api/authoring.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Counter } from '#src/ui/badges/Counter.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { creationTexts } from './texts.ts';

const figures = ['published', 'views', 'participants'] as const;

/** The figures of the month; undefined while they load. */
export function MonthFigures({ month }: { month: AuthoringOverview['month'] | undefined }) {
  const words = useTexts(creationTexts);
  return (
    <Card title={words.month} aria-label={words.month}>
      {month ? (
        <dl className="portal-creation-figures">
          {figures.map((name) => (
            <div key={name}>
              <dt>{words[name]}</dt>
              <dd>
                <Counter value={month[name]} />
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
