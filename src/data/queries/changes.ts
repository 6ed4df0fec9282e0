import type { Portal } from '../../portal.ts';
import type { ChangedEndpoints } from '../../session/change-feed.ts';
import { startLater } from '../../ui/loading/start-later.ts';

type Scope = Pick<Portal, 'session' | 'config'>;

const loadFeed = () => import('../../session/change-feed.ts');

/** Tells the user's other tabs that a mutation has changed the responses of these endpoints. */
export function publishChanges(portal: Scope, endpoints: ChangedEndpoints): void {
  loadFeed().then(
    ({ getChangeFeed }) => getChangeFeed(portal).publish(endpoints),
    () => {},
  );
}

/** Calls the listener when another tab has changed the responses of an endpoint. Returns the unsubscribe function. */
export function followChanges(
  portal: Scope,
  endpoint: ChangedEndpoints[number],
  listener: () => void,
): () => void {
  return startLater(async () => {
    const { getChangeFeed, hasChanged } = await loadFeed();
    return () =>
      getChangeFeed(portal).subscribe((changed) => {
        if (hasChanged(changed, endpoint)) listener();
      });
  });
}
