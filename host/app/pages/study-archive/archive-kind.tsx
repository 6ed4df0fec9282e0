import { getCourseArchives, getProjectArchives, type ArchiveEntry } from '#src/api/space.ts';
import { fill } from '#src/texts/texts.ts';
import { dateText } from '../../content/document/date-text.ts';
import type { RecordChoice } from '../../content/records/record-choice.ts';
import type { RecordKind, RecordSource } from '../../content/records/record-kind.ts';
import { pagesOf } from '../../content/records/record-sources.ts';
import { hoursByYear, type YearHours } from './archive-facts.ts';
import type { ArchiveWords } from './texts.ts';

const yearOf = ({ filters }: RecordChoice) => (filters.year ? { year: Number(filters.year) } : {});
const courses = pagesOf(getCourseArchives, yearOf);
const projects = pagesOf(getProjectArchives, yearOf);

/** Each tab is an endpoint of its own; the other one is asked for its number of rows. */
const source: RecordSource<ArchiveEntry> = {
  Reader: function ArchiveReader({ kind, choice, children }) {
    const ofTab = (tab: string) => ({ kind, choice: choice.tab === tab ? choice : { ...choice, page: 1 } });
    return (
      <courses.Reader {...ofTab('course')}>
        {(ofCourses) => (
          <projects.Reader {...ofTab('project')}>
            {(ofProjects) =>
              children({
                ...(choice.tab === 'project' ? ofProjects : ofCourses),
                counts: { course: ofCourses.page?.total, project: ofProjects.page?.total },
              })
            }
          </projects.Reader>
        )}
      </courses.Reader>
    );
  },
};

/** The columns of the page, and of the printed document. */
export function archiveColumns(words: ArchiveWords): RecordKind<ArchiveEntry>['columns'] {
  const resultOf = ({ result, score }: ArchiveEntry) =>
    [result, score == null ? '' : fill(words.score, { score })].filter(Boolean).join(' ');
  return [
    { key: 'title', heading: words.name, text: ({ title }) => title },
    { key: 'organiser', heading: words.organiser, text: ({ organiser }) => organiser ?? '' },
    { key: 'ended', heading: words.ended, text: ({ endTime }) => dateText(endTime), isOneLine: true },
    {
      key: 'lessons',
      heading: words.lessons,
      text: ({ lessonNum }) => String(lessonNum ?? ''),
      holds: 'number',
    },
    { key: 'result', heading: words.result, text: resultOf },
  ];
}

/** Finished courses and projects, by year. */
export function archiveKind(words: ArchiveWords, years: readonly YearHours[]): RecordKind<ArchiveEntry> {
  return {
    title: words.records,
    source,
    id: ({ id }) => id,
    columns: archiveColumns(words),
    tabs: [
      { value: 'course', label: words.courses },
      { value: 'project', label: words.projects },
    ],
    filters: [
      {
        key: 'year',
        label: words.year,
        options: [...hoursByYear(years)]
          .reverse()
          .map(({ year }) => ({ value: String(year), label: fill(words.ofYear, { year }) })),
      },
    ],
    empty: { text: words.empty, hint: words.emptyHint },
  };
}
