import { UserRoundX } from 'lucide-react';
import { useParams } from 'wouter';
import { getHotUsers } from '#src/api/home.ts';
import { getPerson } from '#src/api/people.ts';
import { RefusedError } from '#src/http/errors.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { ItemRowsSkeleton } from '../../content/ItemRow.tsx';
import { PageMessage } from '../../layout/PageMessage.tsx';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { usePageHead } from '../../routing/page-head.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { Person } from './Person.tsx';
import css from './person.css?inline';
import { personTexts } from './texts.ts';

/** The body code for somebody who is not known. */
const NOT_FOUND = 404;

/** The home page of a user. A back end without a call for it knows the users of its ranking alone. */
export default function PersonPage() {
  useStyles(css);
  const words = useTexts(personTexts);
  const titles = useTexts(pageTexts);
  const { id = '' } = useParams<{ id: string }>();
  const byId = useSettings().features.includes('people');
  const ranking = useQuery(getHotUsers, byId ? null : undefined);
  const named = useQuery(getPerson, byId ? { id } : null);
  const { data, isLoading, isValidating, error, retry } = byId ? named : ranking;
  const person = byId ? named.data : ranking.data?.find(({ userId }) => userId === id);
  // A refusal is the answer that there is nobody; anything else can be tried again.
  const isNobody = error instanceof RefusedError && error.code === NOT_FOUND;

  const heading = (
    <h1>
      <VisuallyHidden>{titles.homePage}</VisuallyHidden>
    </h1>
  );

  if (person) return <Person person={person} byId={byId} />;
  if (isLoading) {
    return (
      <div className="portal-person">
        {heading}
        <Loading label={words.loading}>
          <div className="portal-person-head">
            <Skeleton shape="circle" width={88} />
            <div className="portal-person-text">
              <Skeleton width={140} height={24} />
              <Skeleton width={220} height={14} />
            </div>
          </div>
        </Loading>
        <ItemRowsSkeleton rows={4} />
      </div>
    );
  }
  if (error && !data && !isNobody) {
    return (
      <div className="portal-person">
        {heading}
        <ErrorState title={words.failed} message={error.message} busy={isValidating} onRetry={retry} />
      </div>
    );
  }
  return <MissingPerson />;
}

function MissingPerson() {
  const words = useTexts(personTexts);
  const follow = useNavigateHandler();
  usePageHead({ title: words.missingTitle, isMissing: true });
  return (
    <PageMessage
      picture={<UserRoundX className="portal-person-missing" size={72} aria-hidden="true" />}
      title={words.missing}
      text={words.missingHint}
    >
      <Button
        variant="primary"
        href="/activity"
        onClick={(event) => linkClick(event, { url: '/activity' }, follow)}
      >
        {words.toActivities}
      </Button>
    </PageMessage>
  );
}
