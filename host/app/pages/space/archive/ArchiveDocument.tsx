import type { ArchiveEntry, Certificate } from '../../../../../src/api/space.ts';
import { fill } from '../../../../../src/texts/texts.ts';
import { useTexts } from '../../../../../src/texts/useTexts.ts';
import { dateText } from '../../document/date-text.ts';
import {
  DocumentFacts,
  DocumentSection,
  DocumentTable,
  type DocumentColumn,
} from '../../document/DocumentContent.tsx';
import { PrintableDocument } from '../../document/PrintableDocument.tsx';
import type { RecordColumn } from '../../records/record-kind.ts';
import { archiveFacts, type ArchiveInfo } from './archive-facts.ts';
import { archiveColumns } from './archive-kind.ts';
import { rowsByYear, sumOfHours } from './archive-years.ts';
import { HoursChart } from './HoursChart.tsx';
import { archiveTexts } from './texts.ts';

/** All rows of the archive, from all years. */
export interface WholeArchive {
  info: ArchiveInfo;
  courses: readonly ArchiveEntry[];
  projects: readonly ArchiveEntry[];
  certificates: readonly Certificate[];
}

type Row = ArchiveEntry & { type: 'course' | 'project' };

/** The archive as it is printed: every year with all its courses and projects, and all certificates. */
export function ArchiveDocument({ info, courses, projects, certificates }: WholeArchive) {
  const words = useTexts(archiveTexts);
  const { title, organiser, ended, lessons, result } = archiveColumns(words);
  const columnOf = ({ heading, text, isNumeric }: RecordColumn<ArchiveEntry>): DocumentColumn<Row> => ({
    label: heading,
    value: text,
    isNumber: isNumeric,
  });
  const columns = [
    columnOf(title),
    { label: words.type, value: ({ type }: Row) => words[type] },
    ...[organiser, ended, lessons, result].map(columnOf),
  ];
  const rows: Row[] = [
    ...projects.map((row) => ({ ...row, type: 'project' as const })),
    ...courses.map((row) => ({ ...row, type: 'course' as const })),
  ];
  return (
    <PrintableDocument printOnly title={words.archive} path="/space/studyArchive">
      <DocumentFacts facts={archiveFacts(info, words)} />
      {info.years.length > 0 ? (
        <DocumentSection title={words.hoursByYear}>
          <HoursChart years={info.years} />
        </DocumentSection>
      ) : null}
      {rowsByYear(rows).map(({ year, rows }) => {
        const heading = year === null ? words.undated : fill(words.ofYear, { year });
        return (
          <DocumentSection key={heading} title={heading}>
            <DocumentTable
              label={heading}
              columns={columns}
              rows={rows}
              keyOf={({ type, id }) => `${type} ${id}`}
              footer={fill(words.sum, { count: rows.length, hours: sumOfHours(rows) })}
            />
          </DocumentSection>
        );
      })}
      {certificates.length > 0 ? (
        <DocumentSection title={words.certificates}>
          <DocumentTable
            label={words.certificates}
            columns={[
              { label: words.certificate, value: ({ title }) => title },
              { label: words.number, value: ({ certNo }) => certNo },
              { label: words.issuer, value: ({ organiser }) => organiser },
              { label: words.issued, value: ({ createTime }) => dateText(createTime) },
            ]}
            rows={certificates}
            keyOf={({ id }) => id}
          />
        </DocumentSection>
      ) : null}
    </PrintableDocument>
  );
}
