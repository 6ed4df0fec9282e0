import { Link } from '../../routing/Link.tsx';
import { CalendarCheck } from 'lucide-react';
import { getPersonCredit } from '#src/api/credit.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { Counter } from '#src/ui/badges/Counter.tsx';
import { counterText, EMPTY_COUNTER } from '#src/texts/format.ts';
import { pointTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';

/** The user's credit, today's gain and the rank. */
export function Summary() {
  const words = useTexts(pointTexts);
  const query = useQuery(getPersonCredit, undefined);
  return (
    <section className="portal-dashboard-banner portal-point-summary" aria-label={words.total}>
      <QueryBoundary
        query={query}
        failure={words.totalFailed}
        skeleton={
          <Loading>
            <div className="portal-point-figures">
              <Skeleton width={140} height={48} />
              <Skeleton width={220} height={40} />
            </div>
          </Loading>
        }
      >
        {({ credit, todayCredit, rank }) => (
          <dl className="portal-point-figures">
            <div>
              <dt>{words.total}</dt>
              <dd className="portal-point-total">
                <Counter value={credit} />
                {counterText(credit) === EMPTY_COUNTER ? null : (
                  <span className="portal-point-unit">{words.unit}</span>
                )}
              </dd>
            </div>
            <div>
              <dt>{words.today}</dt>
              <dd>
                {todayCredit ? fill(words.gain, { credit: todayCredit }) : <Counter value={todayCredit} />}
              </dd>
            </div>
            <div>
              <dt>{words.rank}</dt>
              <dd>{rank == null ? <Counter value={rank} /> : fill(words.place, { rank })}</dd>
            </div>
          </dl>
        )}
      </QueryBoundary>
      <Link className="portal-point-sign" href="/space/workbench">
        <CalendarCheck size={18} aria-hidden="true" />
        {words.toSignIn}
      </Link>
    </section>
  );
}
