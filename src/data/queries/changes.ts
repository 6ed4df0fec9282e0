import type { Portal } from '../../portal.ts';
import type { ChangedEndpoints } from '../../session/change-feed.ts';
import { loadFeed } from '../../session/publish-changes.ts';
import { startLater } from '../../ui/loading/start-later.ts';

type Scope = Pick<Portal, 'session' | 'config'>;

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
