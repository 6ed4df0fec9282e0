import type { AuthoredContent, AuthoredDocument, AuthoredFile } from '#src/api/authoring.ts';
import { itemStatuses, type Chapter, type ItemStatus } from '#src/api/list-item.ts';
import { shortVideos, videoLesson } from '../content/lessons.ts';
import { stagesOfTree } from '../content/list-filters.ts';
import type { Row } from '../content/row.ts';
import { kinds, type Kind, type KindCategory } from '../fixtures/content-kinds.ts';
import { subjects } from '../fixtures/subjects.ts';
import type { Account } from '../people/accounts.ts';
import type { Org } from '../people/orgs.ts';
import type { Sent } from '../sent.ts';

/** The row that readers see of a document; the counts of its readers stay. */
export function writeRow(
  account: Account,
  org: Org,
  kind: Kind,
  document: Sent<AuthoredDocument> & { entry: Row | null },
): Row {
  const { hot = 0, members = 0, likeNum = 0, likers = new Set<string>() } = document.entry ?? {};
  const { fields = {}, choices = {} } = document.content;
  const [stageId = '', subjectCode = ''] = (choices?.category?.[0] ?? '').split('-');
  const subject = subjects.find(({ code }) => code === subjectCode) ?? subjects[0];
  const stage = stagesOfTree[Number(stageId) - 1]?.tag;
  const category = categoryOf(kind, subject?.code ?? '');
  const teacher = fields?.teacher || fields?.host || fields?.leader || account.realName;
  const isOwnName = teacher === account.realName;
  return {
    id: document.id,
    title: document.title,
    cover: document.cover,
    summary: fields?.summary ?? '',
    tags: [subject?.name, stage, category?.name].filter((tag) => tag !== undefined),
    createTime: String(document.publishedTime),
    status: undefined,
    categoryId: category?.id,
    subject: subject?.code ?? '',
    themeId: choices?.tags?.[0] ?? '',
    labelId: '',
    provinceId: '',
    teacher,
    teacherTitle: isOwnName ? account.title : '',
    teacherId: isOwnName ? account.userId : null,
    authorId: account.userId,
    organiser: fields?.organiser || fields?.school || (kind === 'studio' ? account.school : org.name),
    place: fields?.place || null,
    startTime: timeOf(fields?.startTime),
    endTime: timeOf(fields?.endTime),
    price: Number(fields?.price) || 0,
    duration: null,
    lessonNum: Number(fields?.lessonNum) || null,
    hot,
    members,
    likeNum,
    likers,
    written: {
      description: fields?.description ?? '',
      // A cover is wide: an upright video shows its own first frame instead.
      chapters: chaptersIn(document, kind === 'discover' ? '' : document.cover),
    },
  };
}

/** The category that is about the subject. */
function categoryOf(kind: Kind, subject: string): KindCategory | undefined {
  const { categories } = kinds[kind];
  if (kind === 'discover') return categories.find(({ id }) => id === shortVideos);
  return categories.find(({ about }) => about?.includes(subject)) ?? categories[0];
}

/** The time of an input, which has no zone; a day begins at midnight. */
function timeOf(text: string | undefined): string | null {
  if (!text) return null;
  const time = new Date(text.includes('T') ? text : `${text}T00:00`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** The videos of a document: by the chapters that its author made, or one after the other. */
export function chaptersIn({ id, title, content }: Sent<AuthoredDocument>, poster: string): Chapter[] | null {
  const made = content.chapters ?? [];
  if (made.length > 0) {
    return made.map((chapter) => ({
      id: chapter.id,
      title: chapter.title,
      lessons: (chapter.lessons ?? []).flatMap((lesson) => {
        const [file] = filesOf(content, lesson.id);
        return file ? [videoLesson({ id: lesson.id, title: lesson.title, url: file.url, poster })] : [];
      }),
    }));
  }
  const videos = filesOf(content, 'film');
  if (videos.length === 0) return null;
  // A lesson keeps its quiz and its progress when the author sorts the videos; a provided one has no id.
  const lessons = videos.map(({ id: file, url, name }, place) =>
    videoLesson({ id: `${id}-1-${file || place + 1}`, title: name.replace(/\.\w+$/, ''), url, poster }),
  );
  return [{ id: `${id}-1`, title, lessons }];
}

const filesOf = ({ files }: AuthoredContent, name: string): readonly AuthoredFile[] => files?.[name] ?? [];

/** How far something has come by its times; what has none is simply there. */
export function statusAt(
  now: number,
  { startTime, endTime }: Pick<Row, 'startTime' | 'endTime'>,
): ItemStatus {
  if (startTime && now < Date.parse(String(startTime))) return itemStatuses.coming;
  if (endTime && now >= Date.parse(String(endTime))) return itemStatuses.over;
  return itemStatuses.underWay;
}
