import * as lists from '#src/api/lists.ts';
import type { ListItem } from '#src/api/list-item.ts';
import type { Account } from '../people/accounts.ts';
import { everyRow, listed, narrowed, rowsOf } from './catalogue.ts';
import type { Database } from '../database.ts';
import { detailsOf } from './details.ts';
import type { Kind } from '../fixtures/content-kinds.ts';
import { page, type Paged } from '../generate.ts';
import { mayOpen } from '../learning/own-items.ts';
import type { Org } from '../people/orgs.ts';
import { answerPublic, type Routes } from '../route.ts';
import { shown } from './row.ts';
import type { Sent } from '../sent.ts';

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

/** A page of a list; one item that is asked for by its id comes with its details, to those who have it also later. */
function listedWithDetails(asked: Asked, kind: Kind): Paged<Sent<ListItem>> {
  const { world, org, user, input } = asked;
  if (!input.query.id) return listed(asked, kind);
  const open = user ? everyRow(world, user, kind).filter((row) => mayOpen(world, user, row)) : [];
  const found = narrowed([...new Set([...rowsOf(world, org, kind), ...open])], input.query);
  const { records, ...counts } = page(found, input.query);
  return {
    ...counts,
    records: records.map((row) => ({ ...shown(row, user), ...detailsOf(asked, kind, row) })),
  };
}
