import type { Chapter, Lesson, ListItem } from '#src/api/list-item.ts';
import { table, type Database } from '../database.ts';
import type { Kind } from '../fixtures/content-kinds.ts';
import { lessonWords, replayWords } from '../fixtures/content-titles.ts';
import { largeAmounts } from '../fixtures/large-amounts.ts';
import { at, whole } from '../random.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import type { Row } from './row.ts';
import type { Sent } from '../sent.ts';

/** The category of discoveries that are short upright videos. */
export const shortVideos = 'd6';

/** In seconds: all our videos show the same clock. */
const VIDEO_DURATION = 24;

const filmFolder = '/sandbox/films/';
const video = (name: string) => `${filmFolder}${name}`;

const captions = [
  { url: video('triangle.zh-CN.vtt'), label: '中文', language: 'zh-CN' },
  { url: video('triangle.en.vtt'), label: 'English', language: 'en' },
];

/** A lesson with its video; nobody knows how long one is that was uploaded here. */
export function videoLesson(given: Pick<Lesson, 'id' | 'title' | 'url' | 'poster'>): Lesson {
  const isOurs = given.url?.startsWith(filmFolder) ?? false;
  return { ...given, duration: isOurs ? VIDEO_DURATION : null, captions: isOurs ? captions : [] };
}

const madeChapters = table(() => new Map<Row, Chapter[]>());

/** The chapters with the lessons of one item; null for what has nothing to play. */
export function chaptersOf(world: Database, kind: Kind, row: Row): Chapter[] | null {
  if (row.written && kind !== 'live') return row.written.chapters;
  if (kind === 'course') {
    const made = madeChapters(world);
    let chapters = made.get(row);
    if (!chapters) made.set(row, (chapters = courseChapters(world, row)));
    return chapters;
  }
  if (kind === 'live' && row.status === itemStatuses.over) {
    const lessons = replayWords.lessons.map((title) => ({ title, file: 'triangle.webm' }));
    return [chapter(row, 1, replayWords.chapter, lessons)];
  }
  if (kind === 'discover' && row.categoryId === shortVideos) {
    return [chapter(row, 1, row.title, [{ title: row.title, file: 'triangle-upright.webm', poster: '' }])];
  }
  return null;
}

/** Two to four chapters with two to four lessons each, in a large sandbox many; one lesson comes as an HLS playlist. */
function courseChapters(world: Database, row: Sent<ListItem>): Chapter[] {
  const random = world.random(`lessons of ${row.id}`);
  const count = world.isLarge ? largeAmounts.chapters : whole(random, 2, 4);
  return Array.from({ length: count }, (_, place) => {
    const { title, lessons } = at(lessonWords, place);
    return chapter(
      row,
      place + 1,
      title,
      lessons.slice(0, whole(random, 2, 4)).map((name, index) => ({
        title: name,
        file: place === 0 && index === 1 ? 'triangle.m3u8' : 'triangle.webm',
      })),
    );
  });
}

function chapter(
  { id, cover }: Sent<ListItem>,
  number: number,
  title: string,
  lessons: readonly { title: string; file: string; poster?: string }[],
): Chapter {
  return {
    id: `${id}-${number}`,
    title,
    lessons: lessons.map(({ title: name, file, poster = cover }, place) =>
      videoLesson({ id: `${id}-${number}-${place + 1}`, title: name, url: video(file), poster }),
    ),
  };
}
