import type { ChangeScope } from './change-feed.ts';

export const loadFeed = () => import('./change-feed.ts');

/** Tells the user's other tabs which queries, by their paths, have other responses now. */
export function publishChanges(portal: ChangeScope, paths: readonly string[]): void {
  loadFeed().then(
    ({ getChangeFeed, queriesAt }) => getChangeFeed(portal).publish(queriesAt(paths)),
    () => {},
  );
}
