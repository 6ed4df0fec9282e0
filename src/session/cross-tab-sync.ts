import type { StartConfig } from '../config.ts';
import type { Session } from './store.ts';
import type { TokenChange } from './token/token-record.ts';
import { TAB_SYNC_FIRST_MS, TAB_SYNC_LAST_MS } from '../rules/limits.ts';

/**
 * Keeps the tabs of one browser in sync: a login or logout in one is followed by the others. Returns the cleanup
 * function.
 */
export function syncTabs(session: Session, config: StartConfig): () => void {
  if (typeof window === 'undefined') return () => {};
  const refresh = () => void session.refresh();
  // A page that returns from the back-forward cache has missed all messages; without channels there are none.
  window.addEventListener('pageshow', refresh);
  document.addEventListener('visibilitychange', refresh);
  const stop = typeof BroadcastChannel === 'undefined' ? undefined : followOthers(session, config, refresh);
  return () => {
    stop?.();
    window.removeEventListener('pageshow', refresh);
    document.removeEventListener('visibilitychange', refresh);
  };
}

/** Tells the other tabs of this one's changes, and follows theirs once their cookie has arrived. */
function followOthers(session: Session, config: StartConfig, refresh: () => void): () => void {
  const channel = new BroadcastChannel(`portal.session:${config.cookieName}`);
  const stop = session.onCookie((record) => channel.postMessage(record));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (record: TokenChange, delay = TAB_SYNC_FIRST_MS) => {
    // A later message replaces the one that is still waiting for its cookie.
    clearTimeout(timer);
    if (record.forgets) void import('./forget-user.ts').then(({ forgetUser }) => forgetUser(session));
    if (session.refresh(record)) return;
    timer = setTimeout(() => (delay < TAB_SYNC_LAST_MS ? follow(record, delay * 2) : refresh()), delay);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<TokenChange>) => follow(data));
  return () => {
    stop();
    clearTimeout(timer);
    channel.close();
  };
}
