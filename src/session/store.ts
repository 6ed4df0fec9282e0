import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { TokenCookie } from './cookie.ts';
import { anonymousId, isAnonymousId } from './anonymous-id.ts';
import { acceptDrafts, refuseDrafts } from './forgotten-users.ts';
import { initialState, loggedOutState, visibleState, type SessionState } from './session-state.ts';
import { removeStored } from './storage.ts';
import { restoreOrganisation } from './stored-organisation.ts';
import { removeTabStored, writeTabStored } from './tab-storage.ts';
import { tokenDigest } from './token-digest.ts';
import { noRecord, recordOf, type TokenChange, type TokenHolder } from './token-record.ts';

/**
 * The reason why a session ended. `expired`: the server refused it, with a message. `chosen`: the user logged
 * out. `switch`: a clean start before a login. `elsewhere`: another tab logged in or out. `closed`: the
 * organisation no longer accepts guests.
 */
export type SessionEnd =
  { type: 'chosen' | 'switch' | 'elsewhere' | 'closed' } | { type: 'expired'; message: string };

export interface EndOptions {
  /** The server accepts the token no more, so that nobody has to revoke it. */
  isRefused?: boolean;
  /** The computer is public: the other tabs have to forget the user, too. */
  forgets?: boolean;
}

export interface Session {
  /** True when the token is in the cookie that all tabs share, false when only this page has it. */
  readonly isShared: boolean;
  /** Returns the current state: immutable, and the same object until something changes. */
  getState(): Readonly<SessionState>;
  /** The state on a server and while its HTML is hydrated: the same for every user. */
  readonly pendingState: Readonly<SessionState>;
  subscribe(listener: () => void): () => void;
  /** Logs in; an empty user id means a guest. `isProvided`: the page has provided the token. */
  logIn(token: string, userId: string, options?: { isProvided?: boolean }): void;
  /** The listener is called after each log-in of a user in this tab, unless the page itself has provided the token. */
  onLogIn(listener: (login: { token: string; userId: string }) => void): () => void;
  /** Drops a guest's token that the server has refused, without notifying listeners or other tabs. */
  dropToken(token: string): void;
  /** Sets values from the server; for user and organisation use `setUser` and `setOrganisation`. */
  setState(values: Partial<Omit<SessionState, 'token' | 'userId' | 'owner'>>): void;
  /**
   * The server says whose the token is; '' for a guest's. It counts whatever was known before: if that was another user,
   * the session begins anew, and the listeners of its end are called.
   */
  identify(userId: string): void;
  /** The token that a log-out has to revoke: '' for a guest's, and for one that the page has provided and still uses. */
  revocableToken(): string;
  /** The listener is called with a user's token that the browser gives up, before it is cleared. */
  onRelease(listener: (token: string) => void): () => void;
  /** Switches to an organisation; if it differs from the current one, a clean session starts. */
  chooseOrganisation(orgCode: string): void;
  /**
   * Clears the user's data and notifies the listeners; an expiry notifies them once, however many requests
   * fail.
   */
  end(reason: SessionEnd, options?: EndOptions): void;
  onEnd(listener: (reason: SessionEnd) => void): () => void;
  /**
   * Reads the cookie again, since another tab may have logged in or out. `known` is that tab's own record,
   * because local storage may be updated later than the cookie. Returns false, and changes nothing, while
   * this tab still reads an older cookie than the one that `known` describes.
   */
  refresh(known?: TokenChange): boolean;
  /** The listener is called with the record of the cookie that this tab has written or cleared. */
  onCookie(listener: (change: TokenChange) => void): () => void;
}

/** Creates the session of a page: the cookie stores its token and the holder, local storage the organisation. */
export function createSession(cookie: TokenCookie, defaultOrg: string): Session {
  // The state is replaced as a whole, so that a change notifies once and subscribers never see a partial
  // update.
  const page = proxy<{ state: Readonly<SessionState> }>({ state: ref(initialState) });
  // Includes what `visibleState` hides.
  let full: Readonly<SessionState> = initialState;
  const endListeners = new Set<(reason: SessionEnd) => void>();
  const cookieListeners = new Set<(change: TokenChange) => void>();
  const loginListeners = new Set<Parameters<Session['onLogIn']>[0]>();
  const releaseListeners = new Set<(token: string) => void>();
  let providedToken = '';

  function change(values: Partial<SessionState>) {
    if (values.userId) acceptDrafts(values.userId);
    full = { ...full, ...values };
    page.state = ref(visibleState(full));
  }

  function notify<Event>(listeners: ReadonlySet<(event: Event) => void>, event: Event) {
    for (const listener of [...listeners]) listener(event);
  }

  const { isShared } = cookie;
  /** Whether the cookie's token is of an organisation; one whose holder is not known may be of any. */
  const isOf = (orgCode: string, holder: TokenHolder | undefined) =>
    !isShared || !holder || holder.orgCode === orgCode;
  const userIdOf = (token: string, holder: TokenHolder | undefined) =>
    token && (holder ? holder.userId : anonymousId(token));

  function restore() {
    const saved = cookie.read();
    const stored = restoreOrganisation(saved.holder?.userId ? saved.holder.orgCode : '');
    const orgCode = stored.orgCode || defaultOrg;
    const { orgConfig } = stored;
    const token = isOf(orgCode, saved.holder) ? saved.token : '';
    const userId = userIdOf(token, saved.holder);
    change({
      token,
      userId,
      owner: userId,
      orgCode,
      orgConfig,
      orgId: orgConfig?.orgId ?? '',
    });
  }

  const isGuest = () => page.state.token && !page.state.userId;

  /** A guest whose token is renewed keeps the rest of the state, e.g. the navigation. */
  function setOwner(token: string, userId: string) {
    if (userId) {
      // They belong to a log-in by scan that this one has replaced.
      removeTabStored('boundInfo');
      removeTabStored('scanStates');
    }
    change(
      !userId && isGuest()
        ? { token }
        : { ...loggedOutState, isPending: false, tokenError: null, token, userId, owner: userId },
    );
  }

  /** Stores whose the cookie's token is, once it is known, and where it has moved to. */
  function bindCookie() {
    const { token, userId, orgCode } = full;
    if (!isShared || !token || isAnonymousId(userId) || cookie.read().token !== token) return;
    cookie.write(token, { userId, orgCode });
  }

  function writeCookie(token: string, userId: string) {
    const { orgCode, token: current } = page.state;
    const former = cookie.read();
    // A guest stays in this tab, and leaves the cookie alone, where that has somebody else's token.
    const isFree = !former.token || former.token === current || former.holder?.userId === '';
    if (!userId && !(isFree && isOf(orgCode, former.holder))) return;
    const isAnothers = former.token !== token && former.holder?.userId !== '';
    if (isAnothers && former.token && former.token !== providedToken) notify(releaseListeners, former.token);
    cookie.write(token, { userId, orgCode });
    notify(cookieListeners, recordOf(token, { userId, orgCode }));
  }

  const revocableToken = () => {
    const { token, userId } = page.state;
    return userId && token !== providedToken ? token : '';
  };

  function clear({ isRefused, forgets = false, expiry }: EndOptions & { expiry?: string | undefined } = {}) {
    const token = revocableToken();
    if (token && !isRefused) notify(releaseListeners, token);
    const stored = cookie.read();
    // The cookie may be another tab's by now: of another organisation, or of a later log-in.
    const isOwn = page.state.token
      ? stored.token === page.state.token
      : isOf(page.state.orgCode, stored.holder);
    if (isOwn) {
      cookie.clear();
      notify(cookieListeners, { ...noRecord, forgets, expiry });
    }
    removeStored('orgConfig');
    change({ ...loggedOutState, orgId: '', orgConfig: null });
  }

  const listenTo =
    <Event>(listeners: Set<(event: Event) => void>) =>
    (listener: (event: Event) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };

  restore();

  return {
    isShared,
    getState: () => page.state,
    pendingState: { ...initialState, isPending: true, orgCode: defaultOrg },
    subscribe: (listener) => subscribe(page, listener, true),
    logIn(token, userId, { isProvided = false } = {}) {
      writeCookie(token, userId);
      providedToken = isProvided ? token : '';
      setOwner(token, userId);
      if (!userId || isProvided) return;
      if (isShared) writeTabStored('loggedInHere', tokenDigest(token));
      notify(loginListeners, { token, userId });
    },
    onLogIn: listenTo(loginListeners),
    dropToken(token) {
      if (token !== page.state.token) return;
      if (cookie.read().token === token) cookie.clear();
      setOwner('', '');
    },
    setState(values) {
      change(values);
      if (values.orgCode !== undefined) bindCookie();
    },
    identify(userId) {
      const { token, userId: known } = page.state;
      if (isAnonymousId(known) && userId) change({ userId });
      else setOwner(token, userId);
      bindCookie();
      if (!isAnonymousId(known)) notify(endListeners, { type: 'elsewhere' });
    },
    revocableToken,
    onRelease: listenTo(releaseListeners),
    chooseOrganisation(orgCode) {
      if (!orgCode || orgCode === page.state.orgCode) return;
      clear();
      change({ orgCode });
    },
    end(reason, options) {
      if (!page.state.token && reason.type === 'expired') return;
      if (options?.forgets) refuseDrafts(page.state.userId);
      clear({ ...options, expiry: reason.type === 'expired' ? reason.message : undefined });
      notify(endListeners, reason);
    },
    onEnd: listenTo(endListeners),
    refresh(known) {
      if (known?.forgets) refuseDrafts(page.state.userId);
      // A tab without an organisation accepts a login at any.
      const { orgCode } = page.state;
      const { token: found, holder } = cookie.read(known);
      const isOurs = orgCode === '' || (known ? known.orgCode === orgCode : isOf(orgCode, holder));
      const token = isOurs ? found : '';
      if (isOurs && known && known.digest !== tokenDigest(token)) return false;
      // A guest that exists in this tab alone does not depend on the cookie.
      if (token === page.state.token || (!token && isGuest() && found)) return true;
      const userId = userIdOf(token, holder);
      const isRenewed = token && !userId && isGuest();
      setOwner(token, userId);
      // The same guest continues with the token that another tab has renewed.
      if (isRenewed) return true;
      const expiry = token ? undefined : known?.expiry;
      notify<SessionEnd>(
        endListeners,
        expiry === undefined ? { type: 'elsewhere' } : { type: 'expired', message: expiry },
      );
      return true;
    },
    onCookie: listenTo(cookieListeners),
  };
}
