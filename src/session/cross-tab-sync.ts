import type { PortalConfig } from '../config.ts';
import type { CookieHolder, Session } from './store.ts';

/**
 * Keeps the tabs of one browser in sync: a logout in one logs out the others. Returns the cleanup function.
 */
export function syncTabs(session: Session, config: PortalConfig): () => void {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(`portal.session:${config.cookieName}`);
  const stop = session.onCookie((holder) => channel.postMessage(holder));
  channel.addEventListener('message', ({ data }: MessageEvent<CookieHolder>) => session.refresh(data));
  const refresh = () => session.refresh();
  // A page that returns from the back-forward cache has missed all messages.
  window.addEventListener('pageshow', refresh);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    stop();
    channel.close();
    window.removeEventListener('pageshow', refresh);
    document.removeEventListener('visibilitychange', refresh);
  };
}
