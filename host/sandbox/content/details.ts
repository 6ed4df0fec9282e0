import type { Chapter, ListItem } from '#src/api/list-item.ts';
import { itemStatuses } from '#src/api/list-item.ts';
import type { Database } from '../database.ts';
import type { Kind } from '../fixtures/content-kinds.ts';
import { isFavourite } from '../learning/favourites.ts';
import { isOwned } from '../learning/own-courses.ts';
import type { Account } from '../people/accounts.ts';
import type { Org } from '../people/orgs.ts';
import { escapeText } from '../html.ts';
import { contentOf } from './item-content.ts';
import { chaptersOf } from './lessons.ts';
import { resourceFileUrl } from './resource-files.ts';
import type { Row } from './row.ts';
import { sessionsOf } from './sessions.ts';
import type { Sent } from '../sent.ts';

interface Asked {
  world: Database;
  org: Org;
  user: Account | undefined;
}

/** The details that come with one item that is asked for by its id: description, lessons or sessions, and URL. */
export function detailsOf({ world, org, user }: Asked, kind: Kind, row: Row): Partial<Sent<ListItem>> {
  const owned = kind !== 'course' || isOwned(world, user, row);
  const chapters = chaptersOf(world, kind, row) ?? sessionsOf(kind, row) ?? null;
  return {
    content: row.written ? paragraphsOf(row.written.description) : contentOf(kind, row),
    chapters: owned ? chapters : withTrial(chapters),
    url: urlOf(org, kind, row) || row.url || '',
    owned,
    favourite: isFavourite(world, user, row),
  };
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');

/** The first lesson plays for everybody; the others keep their videos until they are paid for. */
function withTrial(chapters: Chapter[] | null): Chapter[] | null {
  let isFirst = true;
  return (
    chapters?.map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.map((lesson) => {
        const trial = isFirst;
        isFirst = false;
        return trial ? { ...lesson, trial } : { ...lesson, url: '', captions: [] };
      }),
    })) ?? null
  );
}

/** A session that is running is watched on another site; designs and slides are files. */
function urlOf(org: Org, kind: Kind, { id, status, categoryId }: Row): string {
  if (kind === 'live' && status === itemStatuses.underWay) return `/external/live?id=${id}`;
  const isFile = kind === 'discover' && (categoryId === 'd4' || categoryId === 'd5');
  return isFile ? resourceFileUrl(org, id) : '';
}
