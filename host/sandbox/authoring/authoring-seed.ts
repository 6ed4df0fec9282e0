import type { AuthoredContent, AuthoredDocument, AuthoringKind } from '#src/api/authoring.ts';
import type { Account } from '../people/accounts.ts';
import type { Database } from '../database.ts';
import { authoredTitles, authoredWords, lessonWords, refusals } from '../fixtures/content-titles.ts';
import { largeAmounts } from '../fixtures/large-amounts.ts';
import { day, fillIn } from '../fixtures/names.ts';
import { subjects, type Subject } from '../fixtures/subjects.ts';
import { themesOf } from '../fixtures/themes.ts';
import { daysBefore } from '../generate.ts';
import { isTaughtIn, stagesOfTree } from '../content/list-filters.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { at, pick, whole, type Random } from '../random.ts';
import type { Sent } from '../sent.ts';

export type SeededDocument = Sent<AuthoredDocument> & { draftKey: string };

const statuses = ['published', 'draft', 'published', 'review', 'refused', 'published'] as const;

/** A user's documents of a kind, at least one of each status; a new user has none. */
export function seedAuthored(world: Database, account: Account, kind: AuthoringKind): SeededDocument[] {
  if (account.fresh) return [];
  const random = world.random(`authored ${kind} of ${account.userId}`);
  const count = kind === 'studio' ? 6 : whole(random, 14, 26);
  const titles = new Set<string>();
  return Array.from({ length: count }, (_, place) => {
    let drawn = drawTitle(random, account, kind, place);
    for (let tries = 0; titles.has(drawn.title) && tries < 40; tries++) {
      drawn = drawTitle(random, account, kind, place);
    }
    const { subject, theme, title } = drawn;
    titles.add(title);
    const state = at(statuses, place);
    const cover = pictureUrl('cover', `${subject.code}-v${whole(random, 1, 2)}`);
    const seen = state === 'published' ? whole(random, 60, 4200) : 0;
    const participants = Math.round(seen * 0.3);
    const savedTime = daysBefore(world.now(), 1 + place * 3, whole(random, 8, 21), whole(random, 0, 59));
    return {
      id: `${kind}-${account.userId.slice(2)}${String(place + 1).padStart(2, '0')}`,
      draftKey: '',
      title,
      cover,
      state,
      reason: state === 'refused' ? at(refusals, place) : '',
      changed: state === 'published' && place % 6 === 2,
      selective: kind === 'course' && place % 2 === 0,
      lessonNum: whole(random, 1, 8),
      savedTime,
      publishedTime: state === 'published' ? savedTime : null,
      views: seen,
      participants,
      completion: seen ? whole(random, 35, 98) : null,
      meanScore: seen && kind === 'exam' ? whole(random, 640, 930) / 10 : null,
      version: 'seed',
      content: contentOf(random, {
        kind,
        title,
        subject,
        theme,
        cover,
        place,
        account,
        savedTime,
        isLarge: world.isLarge,
      }),
    };
  });
}

function drawTitle(random: Random, { realName }: Account, kind: AuthoringKind, place: number) {
  const subject = pick(random, subjects);
  const theme = pick(random, themesOf(subject));
  const words = { theme, subject: subject.name, teacher: realName };
  return { subject, theme, title: fillIn(at(authoredTitles[kind], place), words) };
}

interface Outline {
  kind: AuthoringKind;
  title: string;
  subject: Subject;
  theme: string;
  cover: string;
  place: number;
  account: Account;
  savedTime: string;
  isLarge: boolean;
}

function contentOf(random: Random, outline: Outline): AuthoredContent {
  const { kind, title, subject, theme, cover, place } = outline;
  const chapters = kind === 'openCourse' ? chaptersOf(`${place + 1}`, outline.isLarge) : [];
  return {
    fields: {
      title,
      summary: fillIn(authoredWords.summary, { theme }),
      description: fillIn(authoredWords.description, { theme }),
      lessonNum: String(whole(random, 1, 8)),
      selective: String(kind === 'course' && place % 2 === 0),
      ...fieldsOfKind(outline),
    },
    choices: { category: [categoryOf(subject)], tags: [`${subject.code}-1`] },
    files: {
      cover: [{ id: '', url: cover, name: '封面' }],
      ...(kind === 'openCourse' ? videosOf(chapters) : filmOf(kind, title)),
    },
    chapters,
  };
}

/** The fields that only some kinds have, as their inputs write them. */
function fieldsOfKind({ kind, place, account, savedTime }: Outline): Record<string, string> {
  const { realName, school } = account;
  const from = (days: number, hours: number) => localTime(new Date(savedTime).getTime() + days * day, hours);
  switch (kind) {
    case 'course':
    case 'openCourse':
      return { teacher: realName, price: place % 4 === 2 ? '49' : '0' };
    case 'studio':
      return { leader: realName, school };
    case 'live':
      return { host: realName, startTime: from(6, 19), endTime: from(6, 21) };
    case 'exam':
      return { startTime: from(2, 8), endTime: from(30, 20) };
    case 'project':
      return { organiser: school, startTime: from(4, 0).slice(0, 10), endTime: from(64, 0).slice(0, 10) };
    default:
      return {};
  }
}

/** A full hour of a day as the input of a local time writes it. */
function localTime(time: number, hours: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(hours)}:00`;
}

/** The subject in the first stage that has it. The tree has no fields of work: they are put under a subject of all. */
function categoryOf(subject: Subject): string {
  const stage = stagesOfTree.findIndex(({ tag }) => isTaughtIn(subject, tag));
  return stage < 0 ? '2-chinese' : `${stage + 1}-${subject.code}`;
}

const chaptersOf = (id: string, isLarge: boolean) =>
  Array.from({ length: isLarge ? largeAmounts.chapters : 2 }, (_, place) => {
    const { title, lessons } = at(lessonWords, place);
    return {
      id: `${id}-${place + 1}`,
      title,
      lessons: lessons
        .slice(0, isLarge ? 4 : 3)
        .map((name, index) => ({ id: `${id}-${place + 1}-${index + 1}`, title: name })),
    };
  });

const video = (name: string, file = 'triangle.webm') => ({
  id: '',
  url: `/sandbox/films/${file}`,
  name: `${name}.webm`,
});

/** Short videos are upright; studios, live sessions, exams and projects have none. */
function filmOf(kind: AuthoringKind, title: string): AuthoredContent['files'] {
  if (kind === 'shortVideo') return { film: [video(title, 'triangle-upright.webm')] };
  return kind === 'course' || kind === 'listen' ? { film: [video(title)] } : {};
}

const videosOf = (chapters: AuthoredContent['chapters']) =>
  Object.fromEntries(
    (chapters ?? []).flatMap(({ lessons }) => (lessons ?? []).map(({ id, title }) => [id, [video(title)]])),
  );
