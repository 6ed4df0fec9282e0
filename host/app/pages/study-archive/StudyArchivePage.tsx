import { useMemo } from 'react';
import { getInfoArchive } from '#src/api/space.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { DocumentFacts } from '../../content/document/DocumentContent.tsx';
import { DocumentToolbar } from '../../content/document/DocumentToolbar.tsx';
import { RecordList } from '../../content/records/RecordList.tsx';
import { archiveFacts } from './archive-facts.ts';
import { archiveKind } from './archive-kind.tsx';
import css from './archive.css?inline';
import { ArchiveDocument } from './ArchiveDocument.tsx';
import { HoursChart } from './HoursChart.tsx';
import { LatestCertificates } from './LatestCertificates.tsx';
import { studyArchiveTexts } from './texts.ts';
import { STEPS, useWholeArchive } from './useWholeArchive.ts';
import { Panel } from '../../content/Panel.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';

/** The learner's finished hours, courses, projects and certificates, on the page and on paper. */
export default function StudyArchivePage() {
  useStyles(css);
  const words = useTexts(studyArchiveTexts);
  const titles = useTexts(pageTexts);
  const info = useQuery(getInfoArchive, undefined);
  const { rows, step, load } = useWholeArchive(words.printFailed);
  const kind = useMemo(() => archiveKind(words, info.data?.years ?? []), [words, info.data]);
  return (
    <SpacePage
      plain
      title={titles.studyArchive}
      actions={
        info.data ? (
          <>
            <div className="portal-archive-progress" role="status">
              {step > 0 ? (
                <>
                  <span>{fill(words.preparing, { step, steps: STEPS })}</span>
                  <progress aria-label={words.progress} value={step - 1} max={STEPS} />
                </>
              ) : null}
            </div>
            <DocumentToolbar
              name={`${titles.studyArchive} ${info.data.realName ?? ''}`.trim()}
              prepare={load}
            />
          </>
        ) : null
      }
    >
      <div className="portal-archive">
        <Panel
          title={words.head}
          query={info}
          failure={words.infoFailed}
          skeleton={<RowsSkeleton rows={4} />}
        >
          {(data) => (
            <>
              <DocumentFacts facts={archiveFacts(data, words)} />
              <h3 className="portal-archive-subtitle">{words.hoursByYear}</h3>
              {data.years.length > 0 ? (
                <HoursChart years={data.years} />
              ) : (
                <EmptyList compact text={words.noHours} />
              )}
            </>
          )}
        </Panel>
        <LatestCertificates />
        <Card title={words.records} aria-label={words.records} className="portal-archive-records">
          {/* The year in the address is only known to be one once the years are. */}
          {info.isLoading && !info.error ? <RowsSkeleton rows={6} /> : <RecordList kind={kind} />}
        </Card>
      </div>
      {info.data && rows ? <ArchiveDocument info={info.data} rows={rows} /> : null}
    </SpacePage>
  );
}
