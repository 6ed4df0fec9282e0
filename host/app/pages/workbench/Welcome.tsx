import { useState } from 'react';
import { getLearningTaskNumber } from '#src/api/study.ts';
import { useSession } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { workbenchTexts } from './texts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { greetingAt } from './greeting.ts';
import { StudyTotals } from './StudyTotals.tsx';

/** Greets the user and summarizes their results. */
export function Welcome() {
  const words = useTexts(workbenchTexts);
  const name = useSession(({ userInfo }) => userInfo?.realName || userInfo?.nickname || userInfo?.name || '');
  const [hour] = useState(() => new Date().getHours());
  return (
    <section className="portal-dashboard-banner portal-workbench-welcome" aria-label={words.overview}>
      <div className="portal-workbench-greeting">
        <p className="portal-workbench-hello">
          {name ? fill(words[greetingAt(hour)], { name }) : words.hello}
        </p>
        <Waiting />
      </div>
      <StudyTotals />
    </section>
  );
}

/** Shows the number of open tasks. */
function Waiting() {
  const words = useTexts(workbenchTexts);
  const { data, error, isLoading, isValidating, retry } = useQuery(getLearningTaskNumber, undefined);
  if (data === undefined && isLoading) {
    return (
      <Loading className="portal-workbench-waiting">
        <Skeleton width={208} />
      </Loading>
    );
  }
  if (data === undefined && error) {
    return (
      <p className="portal-workbench-waiting" role="alert">
        {words.waitingFailed}
        <Button variant="link" busy={isValidating} onClick={retry}>
          {words.reload}
        </Button>
      </p>
    );
  }
  const count = data?.number ?? 0;
  return (
    <p className="portal-workbench-waiting">
      {count > 0 ? fill(words.waiting, { count }) : words.nothingWaiting}
    </p>
  );
}
