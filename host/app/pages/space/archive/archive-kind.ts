import { getCourseArchives, getProjectArchives, type ArchiveEntry } from '../../../../../src/api/space.ts';
import { fill } from '../../../../../src/texts/texts.ts';
import { dateText } from '../../document/date-text.ts';
import type { RecordChoice } from '../../records/record-choice.ts';
import type { RecordColumn, RecordKind } from '../../records/record-kind.ts';
import { pagesOf, type RecordSource } from '../../records/record-sources.ts';
import { hoursByYear, type YearHours } from './archive-years.ts';
import type { ArchiveWords } from './texts.ts';

const yearOf = ({ filters }: RecordChoice) => (filters.year ? { year: Number(filters.year) } : {});
const courses = pagesOf(getCourseArchives, yearOf);
const projects = pagesOf(getProjectArchives, yearOf);

/** Each tab is an endpoint of its own; the other one is asked for its number of rows. */
const source: RecordSource<ArchiveEntry> = {
  useRows(kind, choice) {
    const isOf = (tab: string) => choice.tab === tab;
    const ofCourses = courses.useRows(kind, isOf('course') ? choice : { ...choice, page: 1 });
    const ofProjects = projects.useRows(kind, isOf('project') ? choice : { ...choice, page: 1 });
    const counts = { course: ofCourses.page?.total, project: ofProjects.page?.total };
    return { ...(isOf('project') ? ofProjects : ofCourses), counts };
  },
};

/** The columns of the page, and of the printed document. */
export function archiveColumns(words: ArchiveWords) {
  const column = (
    key: string,
    heading: string,
    text: (row: ArchiveEntry) => string,
  ): RecordColumn<ArchiveEntry> => ({ key, heading, text });
  return {
    title: column('title', words.name, ({ title }) => title),
    organiser: column('organiser', words.organiser, ({ organiser }) => organiser ?? ''),
    ended: column('ended', words.ended, ({ endTime }) => dateText(endTime)),
    lessons: {
      ...column('lessons', words.lessons, ({ lessonNum }) => String(lessonNum ?? '')),
      isNumeric: true,
    },
    result: column('result', words.result, ({ result, score }) =>
      [result, score == null ? '' : fill(words.score, { score })].filter(Boolean).join(' '),
    ),
  } as const;
}

/** Finished courses and projects, by year. */
export function archiveKind(words: ArchiveWords, years: readonly YearHours[]): RecordKind<ArchiveEntry> {
  const { title, organiser, ended, lessons, result } = archiveColumns(words);
  return {
    title: words.records,
    source,
    id: ({ id }) => id,
    columns: [title, organiser, ended, lessons, result],
    tabs: [
      { value: 'course', label: words.courses },
      { value: 'project', label: words.projects },
    ],
    filters: [
      {
        key: 'year',
        label: words.year,
        options: hoursByYear(years)
          .toReversed()
          .map(({ year }) => ({ value: String(year), label: fill(words.ofYear, { year }) })),
      },
    ],
    empty: { text: words.empty, hint: words.emptyHint },
  };
}
