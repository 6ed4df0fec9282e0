import type { ArchiveEntry, Certificate } from '#src/api/space.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { dateText } from '../../content/document/date-text.ts';
import { DocumentFacts, DocumentSection, DocumentTable } from '../../content/document/DocumentContent.tsx';
import { PrintableDocument } from '../../content/document/PrintableDocument.tsx';
import { archiveFacts, type ArchiveInfo } from './archive-facts.ts';
import { archiveColumns } from './archive-kind.tsx';
import { HoursChart } from './HoursChart.tsx';
import { studyArchiveTexts } from './texts.ts';

/** All rows of the archive, from all years. */
export interface WholeArchive {
  courses: readonly ArchiveEntry[];
  projects: readonly ArchiveEntry[];
  certificates: readonly Certificate[];
}

/** The archive as it is printed, with the rows of all years. */
export function ArchiveDocument({ info, rows }: { info: ArchiveInfo; rows: WholeArchive }) {
  const words = useTexts(studyArchiveTexts);
  const columns = archiveColumns(words).map(({ heading, text, holds }) => ({
    label: heading,
    value: text,
    isNumber: holds === 'number',
  }));
  const certificateColumns = [
    { label: words.certificate, value: ({ title }: Certificate) => title },
    { label: words.number, value: ({ certNo }: Certificate) => certNo },
    { label: words.issuer, value: ({ organiser }: Certificate) => organiser },
    { label: words.issued, value: ({ createTime }: Certificate) => dateText(createTime) },
  ];
  return (
    <PrintableDocument printOnly title={words.archive} path="/space/studyArchive">
      <DocumentFacts facts={archiveFacts(info, words)} />
      <DocumentSection title={words.hoursByYear}>
        <HoursChart years={info.years} />
      </DocumentSection>
      {(['projects', 'courses'] as const).map((part) => (
        <DocumentSection key={part} title={words[part]}>
          <DocumentTable label={words[part]} columns={columns} rows={rows[part]} keyOf={({ id }) => id} />
        </DocumentSection>
      ))}
      <DocumentSection title={words.certificates}>
        <DocumentTable
          label={words.certificates}
          columns={certificateColumns}
          rows={rows.certificates}
          keyOf={({ id }) => id}
        />
      </DocumentSection>
    </PrintableDocument>
  );
}
