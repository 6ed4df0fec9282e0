import { Link } from '../../routing/Link.tsx';
import { getStudyTotal } from '#src/api/study-total.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { Counter } from '#src/ui/badges/Counter.tsx';
import { useTexts } from '#src/texts/useTexts.ts';
import { workbenchTexts } from './texts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';

const totals = [
  { key: 'lessonNum', name: 'hours', to: '/space/studyArchive' },
  { key: 'certCount', name: 'certificates', to: '/space/myCertificates' },
  { key: 'credit', name: 'credit', to: '/space/point' },
] as const;

/** Class hours, certificates and credit; each links to its detail page. */
export function StudyTotals() {
  const words = useTexts(workbenchTexts);
  const { data, error, isLoading, isValidating, retry } = useQuery(getStudyTotal, undefined);
  if (data === undefined && isLoading) {
    return (
      <Loading>
        <div className="portal-workbench-totals">
          {totals.map(({ key }) => (
            <div key={key} className="portal-workbench-total">
              <Skeleton width={56} height={28} />
              <Skeleton width={40} />
            </div>
          ))}
        </div>
      </Loading>
    );
  }
  if (data === undefined && error) {
    return (
      <p className="portal-workbench-totals-failed" role="alert">
        {words.totalsFailed}
        <Button variant="link" busy={isValidating} onClick={retry}>
          {words.reload}
        </Button>
      </p>
    );
  }
  return (
    <ul className="portal-workbench-totals">
      {totals.map(({ key, name, to }) => (
        <li key={key}>
          <Link className="portal-workbench-total" href={to}>
            <span className="portal-workbench-figure">
              <Counter value={data?.[key]} />
            </span>
            <span className="portal-workbench-label">{words[name]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
