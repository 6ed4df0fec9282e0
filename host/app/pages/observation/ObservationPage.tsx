import { useState } from 'react';
import { useParams } from 'wouter';
import { Link } from '../../routing/Link.tsx';
import { getObservation, sheetStatuses, type Observation } from '#src/api/learning/observation.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { DeadlineText } from '../../content/DeadlineText.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { routeOf } from '../../routing/route-of.ts';
import { HandedInSheet } from './HandedInSheet.tsx';
import css from './observation.css?inline';
import { SheetForm } from './SheetForm.tsx';
import { observationTexts } from './texts.ts';

/** A lesson that is observed by a scale; once the sheet is handed in, it stands beside the mean of all observers. */
export default function ObservationPage() {
  useStyles(css);
  const { id = '' } = useParams<{ id: string }>();
  return <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: string }) {
  const words = useTexts(observationTexts);
  const titles = useTexts(pageTexts);
  const query = useQuery(getObservation, { id });
  const { data, isLoading } = query;
  const [isNew, setNew] = useState(false);
  return (
    <SpacePage
      title={data?.title ?? titles.observation}
      actions={data || isLoading ? <Facts observation={data} /> : null}
      actionsBelow
      plain
    >
      <QueryBoundary query={query} failure={words.failed} skeleton={<Outline />}>
        {(observation) =>
          isHandedIn(observation) ? (
            <HandedInSheet observation={observation} takesFocus={isNew} />
          ) : (
            <SheetForm query={query} observation={observation} onHandedIn={() => setNew(true)} />
          )
        }
      </QueryBoundary>
    </SpacePage>
  );
}

const isHandedIn = ({ own }: Observation) => own.status === sheetStatuses.handedIn;

/** They have their line before the lesson is there, so that it pushes nothing on a phone. */
function Facts({ observation }: { observation: Observation | undefined }) {
  const words = useTexts(observationTexts);
  const { teacher, endTime } = observation ?? {};
  return (
    <p className="portal-observation-facts">
      {teacher ? <span>{fill(words.teacher, { name: teacher })}</span> : null}
      {!observation || endTime == null || isHandedIn(observation) ? null : <DeadlineText endTime={endTime} />}
      <Link href={routeOf('listen').path}>{words.toList}</Link>
    </p>
  );
}

function Outline() {
  return (
    <Loading>
      <div className="portal-observation-columns">
        <div className="portal-observation-outline">
          <Skeleton shape="block" width="100%" height="100%" />
        </div>
        <Card>
          <Skeleton lines={12} />
        </Card>
      </div>
    </Loading>
  );
}
