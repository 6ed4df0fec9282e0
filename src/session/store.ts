import * as v from 'valibot';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { TokenCookie } from './cookie.ts';
import { tokenHash } from './anonymous-id.ts';
import { initialState, loggedOutState, visibleState, type SessionState } from './session-state.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { restoreOrganisation } from './stored-organisation.ts';
import { removeTabStored } from './tab-storage.ts';

/**
 * The reason why a session ended. `expired`: the server refused it, with a message. `chosen`: the user logged
 * out. `switch`: a clean start before a login. `elsewhere`: another tab logged in or out. `closed`: the
 * organisation no longer accepts guests.
 */
export type SessionEnd =
  { type: 'chosen' | 'switch' | 'elsewhere' | 'closed' } | { type: 'expired'; message: string };

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
  setState(values: Partial<Omit<SessionState, 'token'>>): void;
  /** Switches to an organisation; if it differs from the current one, a clean session starts. */
  chooseOrganisation(orgCode: string): void;
  /**
   * Clears the user's data and notifies the listeners; an expiry notifies them once, however many requests
   * fail.
   */
  end(reason: SessionEnd): void;
  onEnd(listener: (reason: SessionEnd) => void): () => void;
  /**
   * Reads the cookie again, since another tab may have logged in or out. `known` is that tab's own data,
   * because local storage may be updated later than the cookie. Returns false, and changes nothing, while
   * this tab still reads an older cookie than the one that `known` describes.
   */
  refresh(known?: CookieHolder): boolean;
  /** The listener is called when this tab has written or cleared the cookie. */
  onCookie(listener: (holder: CookieHolder) => void): () => void;
}

/** The owner of the token in the cookie; all fields are '' without a cookie. */
export interface CookieHolder {
  orgCode: string;
  userId: string;
  tokenHash: string;
}

const word = v.string();

/**
 * Returns whether the cookie's token belongs to this organisation: all tabs share one cookie, but may differ
 * in theirs.
 */
export function ownsCookie(orgCode: string): boolean {
  const owner = readStored('tokenOrg', word);
  return owner === undefined || owner === orgCode;
}

/**
 * Creates the session of a page, which is stored in the cookie (token) and local storage (organisation, user
 * id).
 */
export function createSession(cookie: TokenCookie, defaultOrg: string): Session {
  // The state is replaced as a whole, so that a change notifies once and subscribers never see a partial
  // update.
  const page = proxy<{ state: Readonly<SessionState> }>({ state: ref(initialState) });
  // Includes what `visibleState` hides.
  let full: Readonly<SessionState> = initialState;
  const endListeners = new Set<(reason: SessionEnd) => void>();
  const cookieListeners = new Set<(holder: CookieHolder) => void>();
  const loginListeners = new Set<Parameters<Session['onLogIn']>[0]>();

  function change(values: Partial<SessionState>) {
    full = { ...full, ...values };
    page.state = ref(visibleState(full));
  }

  function notifyCookieListeners(holder: CookieHolder) {
    for (const listener of cookieListeners) listener(holder);
  }

  const { isShared } = cookie;
  const owns = (orgCode: string) => !isShared || ownsCookie(orgCode);

  function tokenFor(orgCode: string): string {
    const token = cookie.read();
    return token && owns(orgCode) ? token : '';
  }

  function restore() {
    const isLoggedIn = isShared && cookie.read() !== '' && Boolean(readStored('userId', word));
    const stored = restoreOrganisation(isLoggedIn);
    const orgCode = stored.orgCode || defaultOrg;
    const { orgConfig } = stored;
    const token = tokenFor(orgCode);
    const userId = token ? (readStored('userId', word) ?? '') : '';
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

  function clear() {
    if (owns(page.state.orgCode)) {
      cookie.clear();
      if (isShared) {
        removeStored('userId');
        removeStored('tokenOrg');
      }
      notifyCookieListeners({ orgCode: '', userId: '', tokenHash: '' });
    }
    removeStored('orgConfig');
    change({ ...loggedOutState, orgId: '', orgConfig: null });
  }

  restore();

  return {
    isShared,
    getState: () => page.state,
    pendingState: { ...initialState, isPending: true, orgCode: defaultOrg },
    subscribe: (listener) => subscribe(page, listener, true),
    logIn(token, userId, { isProvided = false } = {}) {
      // If another tab holds a token of another organisation, a guest stays in this tab and leaves the cookie
      // alone.
      if (userId || !cookie.read() || owns(page.state.orgCode)) {
        cookie.write(token);
        if (isShared) {
          writeStored('userId', userId);
          writeStored('tokenOrg', page.state.orgCode);
        }
        notifyCookieListeners({ orgCode: page.state.orgCode, userId, tokenHash: tokenHash(token) });
      }
      setOwner(token, userId);
      if (!userId || isProvided) return;
      for (const listener of [...loginListeners]) listener({ token, userId });
    },
    onLogIn(listener) {
      loginListeners.add(listener);
      return () => loginListeners.delete(listener);
    },
    dropToken(token) {
      if (token !== page.state.token) return;
      if (cookie.read() === token) cookie.clear();
      setOwner('', '');
    },
    setState: change,
    chooseOrganisation(orgCode) {
      if (!orgCode || orgCode === page.state.orgCode) return;
      clear();
      change({ orgCode });
    },
    end(reason) {
      if (!page.state.token && reason.type === 'expired') return;
      clear();
      for (const listener of [...endListeners]) listener(reason);
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    refresh(known) {
      // A tab without an organisation accepts a login at any.
      const { orgCode } = page.state;
      const isOurs = orgCode === '' || (known ? known.orgCode === orgCode : owns(orgCode));
      const token = isOurs ? cookie.read() : '';
      if (isOurs && known && known.tokenHash !== tokenHash(token)) return false;
      // A guest that exists in this tab alone does not depend on the cookie.
      if (token === page.state.token || (!token && isGuest() && cookie.read())) return true;
      const userId = token ? (known?.userId ?? readStored('userId', word) ?? '') : '';
      const isRenewed = token && !userId && isGuest();
      setOwner(token, userId);
      // The same guest continues with the token that another tab has renewed.
      if (isRenewed) return true;
      for (const listener of [...endListeners]) listener({ type: 'elsewhere' });
      return true;
    },
    onCookie(listener) {
      cookieListeners.add(listener);
      return () => cookieListeners.delete(listener);
    },
  };
}
