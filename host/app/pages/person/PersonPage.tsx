import { UserRoundX } from 'lucide-react';
import { useParams } from 'wouter';
import { getHotUsers } from '#src/api/home.ts';
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

/** The home page of another user, whose row comes from the ranking of active users. */
export default function PersonPage() {
  useStyles(css);
  const words = useTexts(personTexts);
  const titles = useTexts(pageTexts);
  const { id = '' } = useParams<{ id: string }>();
  const { data, isLoading, isValidating, error, retry } = useQuery(getHotUsers, undefined);
  const person = data?.find(({ userId }) => userId === id);

  const heading = (
    <h1>
      <VisuallyHidden>{titles.homePage}</VisuallyHidden>
    </h1>
  );

  if (person) return <Person person={person} />;
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
  if (error && !data) {
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
