import type { PortalConfig } from '../config.ts';
import type { Session } from './store.ts';

/** Keeps the tabs of one browser in step: a logout in one signs the others out. Returns the way to stop. */
export function keepTabsInStep(session: Session, config: PortalConfig): () => void {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(`portal.session:${config.cookieName}`);
  let token = session.read().token;
  const stop = session.subscribe(() => {
    const current = session.read().token;
    if (current === token) return;
    token = current;
    channel.postMessage('changed');
  });
  const refresh = () => session.refresh();
  channel.addEventListener('message', refresh);
  // A page that comes back from the back-forward cache has heard nothing meanwhile.
  window.addEventListener('pageshow', refresh);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    stop();
    channel.close();
    window.removeEventListener('pageshow', refresh);
    document.removeEventListener('visibilitychange', refresh);
  };
}
