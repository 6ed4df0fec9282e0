import type { AuthoredContent, AuthoredDocument, AuthoringKind } from '#src/api/authoring.ts';
import type { Account } from '../people/accounts.ts';
import type { Database } from '../database.ts';
import { authoredTitles, authoredWords, lessonWords, refusals } from '../fixtures/content-titles.ts';
import { fillIn } from '../fixtures/names.ts';
import { subjects, type Subject } from '../fixtures/subjects.ts';
import { themesOf } from '../fixtures/themes.ts';
import { daysBefore } from '../generate.ts';
import { isTaughtIn, stagesOfTree } from '../content/list-filters.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { at, pick, whole, type Random } from '../random.ts';

export type AuthoredRow = AuthoredDocument & { draftKey: string };

const statuses = ['published', 'draft', 'published', 'review', 'refused', 'published'] as const;

/** A user's documents of a kind, at least one of each status; a new user has none. */
export function seedAuthored(world: Database, account: Account, kind: AuthoringKind): AuthoredRow[] {
  if (account.fresh) return [];
  const random = world.random(`authored ${kind} of ${account.userId}`);
  const count = kind === 'studio' ? 6 : whole(random, 14, 26);
  return Array.from({ length: count }, (_, place) => {
    const subject = pick(random, subjects);
    const words = {
      theme: pick(random, themesOf(subject)),
      subject: subject.name,
      teacher: account.realName,
    };
    const state = at(statuses, place);
    const title = fillIn(at(authoredTitles[kind], place), words);
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
      content: contentOf(random, kind, title, subject, words.theme, cover, place),
    };
  });
}

function contentOf(
  random: Random,
  kind: AuthoringKind,
  title: string,
  subject: Subject,
  theme: string,
  cover: string,
  place: number,
): AuthoredContent {
  const chapters = kind === 'openCourse' ? chaptersOf(`${place + 1}`) : [];
  return {
    fields: {
      title,
      summary: fillIn(authoredWords.summary, { theme }),
      description: fillIn(authoredWords.description, { theme }),
      lessonNum: String(whole(random, 1, 8)),
      selective: String(kind === 'course' && place % 2 === 0),
    },
    choices: { category: [categoryOf(subject)], tags: [`${subject.code}-1`] },
    files: {
      cover: [{ id: '', url: cover, name: '封面' }],
      ...(kind === 'openCourse' ? videosOf(chapters) : { film: [video(title)] }),
    },
    chapters,
  };
}

/** The subject in the first stage that has it. The tree has no fields of work: they are put under a subject of all. */
function categoryOf(subject: Subject): string {
  const stage = stagesOfTree.findIndex(({ tag }) => isTaughtIn(subject, tag));
  return stage < 0 ? '2-chinese' : `${stage + 1}-${subject.code}`;
}

const chaptersOf = (id: string) =>
  lessonWords.slice(0, 2).map(({ title, lessons }, place) => ({
    id: `${id}-${place + 1}`,
    title,
    lessons: lessons
      .slice(0, 3)
      .map((name, index) => ({ id: `${id}-${place + 1}-${index + 1}`, title: name })),
  }));

const video = (name: string) => ({ id: '', url: '/sandbox/films/triangle.webm', name: `${name}.webm` });
const videosOf = (chapters: AuthoredContent['chapters']) =>
  Object.fromEntries(
    (chapters ?? []).flatMap(({ lessons }) => (lessons ?? []).map(({ id, title }) => [id, [video(title)]])),
  );
