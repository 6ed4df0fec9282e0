import { authoringKinds, type AuthoringStatus } from '#src/api/authoring.ts';
import { getAuthoringOverview } from '#src/api/authoring.ts';
import { route, type Routes } from '../route.ts';
import { summaryOf } from './authoring.ts';
import { authoredOf } from './documents.ts';

const LATEST = 5;

export function overviewRoutes(routes: Routes): void {
  route(routes, getAuthoringOverview, ({ world, user, now }) => {
    const { lists } = authoredOf(world, user);
    const rows = authoringKinds.flatMap((kind) =>
      (lists.get(kind) ?? []).map((row) => ({ ...summaryOf(row), kind })),
    );
    const sorted = rows.toSorted((one, other) => timeOf(other.savedTime) - timeOf(one.savedTime));
    const group = (state: AuthoringStatus) => {
      const found = sorted.filter((row) => row.state === state);
      return { total: found.length, latest: found.slice(0, LATEST) };
    };
    const today = new Date(now);
    const monthStart = new Date(today.getFullYear(), today.getMonth()).getTime();
    const fresh = rows.filter((row) => row.state === 'published' && timeOf(row.publishedTime) >= monthStart);
    const sum = (key: 'views' | 'participants') => fresh.reduce((total, row) => total + (row[key] ?? 0), 0);
    return {
      draft: group('draft'),
      review: group('review'),
      refused: group('refused'),
      kinds: authoringKinds.map((kind) => ({ kind, total: lists.get(kind)?.length ?? 0 })),
      month: { published: fresh.length, views: sum('views'), participants: sum('participants') },
    };
  });
}

const timeOf = (time: string | number | null | undefined) => new Date(time ?? 0).getTime();
