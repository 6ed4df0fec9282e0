import * as lists from '#src/api/lists.ts';
import type { ListItem } from '#src/api/list-item.ts';
import type { Account } from '../people/accounts.ts';
import { listed } from './catalogue.ts';
import type { Database } from '../database.ts';
import type { Kind } from '../fixtures/content-kinds.ts';
import type { Paged } from '../generate.ts';
import { contentOf } from './item-content.ts';
import type { Org } from '../people/orgs.ts';
import { resourceFileUrl } from './resource-files.ts';
import { answerPublic, type Routes } from '../route.ts';
import { sessionsOf } from './sessions.ts';
import { itemStatuses } from '#src/api/list-item.ts';

export function listRoutes(routes: Routes): void {
  answerPublic(routes, lists.getActivities, (asked) => listedWithDetails(asked, 'activity'));
  answerPublic(routes, lists.getCourses, (asked) => listedWithDetails(asked, 'course'));
  answerPublic(routes, lists.getStudios, (asked) => listedWithDetails(asked, 'studio'));
  answerPublic(routes, lists.getProjects, (asked) => listedWithDetails(asked, 'project'));
  answerPublic(routes, lists.getPapers, (asked) => listedWithDetails(asked, 'paper'));
  answerPublic(routes, lists.getDiscoveries, (asked) => listedWithDetails(asked, 'discover'));
  answerPublic(routes, lists.getLives, (asked) => listedWithDetails(asked, 'live'));
}

interface Asked {
  world: Database;
  org: Org;
  user: Account | undefined;
  input: { query: Record<string, string> };
}

/** A page of a list; one item that is asked for by its id comes with its description, sessions and URL. */
function listedWithDetails(asked: Asked, kind: Kind): Paged<ListItem> {
  const page = listed(asked, kind);
  if (!asked.input.query.id) return page;
  return { ...page, records: page.records.map((item) => ({ ...item, ...detailsOf(asked.org, kind, item) })) };
}

function detailsOf(org: Org, kind: Kind, item: ListItem): Partial<ListItem> {
  const chapters = sessionsOf(kind, item);
  const url = urlOf(org, kind, item);
  return { content: contentOf(kind, item), ...(chapters && { chapters }), ...(url && { url }) };
}

/** A session that is running is watched on another site; designs and slides are files. */
function urlOf(org: Org, kind: Kind, { id, status, categoryId }: ListItem): string {
  if (kind === 'live' && status === itemStatuses.underWay) return `/external/live?id=${id}`;
  const isFile = kind === 'discover' && (categoryId === 'd4' || categoryId === 'd5');
  return isFile ? resourceFileUrl(org, id) : '';
}
