import { Award } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { getCertificates } from '#src/api/space.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { dateText } from '../../content/document/date-text.ts';
import { MoreLink } from '../../content/MoreLink.tsx';
import { Panel } from '../../content/Panel.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { studyArchiveTexts } from './texts.ts';
import { LATEST_CERTIFICATES } from '../../limits.ts';

const certificatesPath = '/space/myCertificates';

/** The latest certificates, each a link to its picture. */
export function LatestCertificates() {
  const words = useTexts(studyArchiveTexts);
  const query = useQuery(getCertificates, { current: 1, size: LATEST_CERTIFICATES });
  return (
    <Panel
      title={words.latest}
      actions={<MoreLink to={certificatesPath}>{words.allCertificates}</MoreLink>}
      query={query}
      failure={words.certificatesFailed}
      isEmpty={({ records }) => records.length === 0}
      emptyHint={words.certificatesHint}
      skeleton={<RowsSkeleton rows={LATEST_CERTIFICATES} mark="block" />}
    >
      {({ records }) => (
        <ul className="portal-archive-certificates">
          {records.slice(0, LATEST_CERTIFICATES).map(({ id, title, certNo, createTime }) => (
            <li key={id}>
              <Award size={20} aria-hidden="true" />
              <div>
                <Link href={`${certificatesPath}?${new URLSearchParams({ searchVal: title })}`}>{title}</Link>
                <p>{[certNo, dateText(createTime)].filter(Boolean).join(' · ')}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
