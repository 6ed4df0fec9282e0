import * as v from 'valibot';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { NavigationEntry } from '../api/navigation.ts';
import type { UserInfo } from '../api/user-info.ts';
import { orgConfig as orgConfigSchema, type OrgConfig } from '../api/org.ts';
import type { TokenCookie } from './cookie.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

export interface SessionState {
  /** '' when logged out. A guest has a token and no user id. */
  token: string;
  userId: string;
  userInfo: UserInfo | null;
  roles: readonly string[];
  permissions: readonly string[];
  orgCode: string;
  orgId: string;
  orgConfig: OrgConfig | null;
  /** Null until it is loaded. */
  navConfig: readonly NavigationEntry[] | null;
  wallet: number | null;
  notificationCount: number;
  feedbackCount: number;
  /** The cache-busting timestamp in every avatar's address since it has changed on this page; else 0. */
  avatarVersion: number;
}

/**
 * Why a session ended. `expired`: the server said so, with its message. `chosen`: the user logged out.
 * `switch`: a clean start on the way to a login. `elsewhere`: another tab has signed in or out.
 * `closed`: the organisation no longer lets guests in.
 */
export type SessionEnd =
  { type: 'chosen' | 'switch' | 'elsewhere' | 'closed' } | { type: 'expired'; message: string };

export interface Session {
  /** Whether its token is the browser's, in the cookie, rather than this page's alone. */
  readonly isShared: boolean;
  /** The state as it is now: immutable, and the same object until something changes. */
  getState(): Readonly<SessionState>;
  subscribe(listener: () => void): () => void;
  /** Signs in; an empty user id is a guest. */
  logIn(token: string, userId: string): void;
  /** Goes on without a guest's token that the server refuses: tells no listener, and other tabs find out themselves. */
  dropToken(token: string): void;
  /** What the server says; of user and organisation see `setUser` and `setOrganisation`. */
  setState(values: Partial<Omit<SessionState, 'token'>>): void;
  /** Turns to an organisation; another one than the session's starts a clean session. */
  chooseOrganisation(orgCode: string): void;
  /** Clears what belongs to the user and tells the listeners; an expiry is told once, however many calls fail. */
  end(reason: SessionEnd): void;
  onEnd(listener: (reason: SessionEnd) => void): () => void;
  /**
   * Reads the cookie anew: another tab may have signed in or out. `known`: what that tab says of it, since local
   * storage may tell this tab later than the cookie does.
   */
  refresh(known?: CookieHolder): void;
  /** Called when this tab has written or cleared the cookie. */
  onCookie(listener: (holder: CookieHolder) => void): () => void;
}

/** Whose token lies in the cookie; both '' where none does. */
export interface CookieHolder {
  orgCode: string;
  userId: string;
}

const loggedOutState = {
  token: '',
  userId: '',
  userInfo: null,
  roles: [],
  permissions: [],
  navConfig: null,
  wallet: null,
  notificationCount: 0,
  feedbackCount: 0,
} satisfies Partial<SessionState>;

const initialState = {
  ...loggedOutState,
  orgCode: '',
  orgId: '',
  orgConfig: null,
  avatarVersion: 0,
} satisfies SessionState;

const word = v.string();

/** The cookie is one for all tabs, and a tab may be in another organisation than the token that lies there. */
export function ownsCookie(orgCode: string): boolean {
  const owner = readStored('tokenOrg', word);
  return owner === undefined || owner === orgCode;
}

/** The session of a page, kept in the cookie (token) and in local storage (organisation, user id). */
export function createSession(cookie: TokenCookie, defaultOrg: string): Session {
  // One field, set as a whole: one change is told once, and nobody sees half of it.
  const page = proxy<{ state: Readonly<SessionState> }>({ state: ref(initialState) });
  const endListeners = new Set<(reason: SessionEnd) => void>();
  const cookieListeners = new Set<(holder: CookieHolder) => void>();

  function change(values: Partial<SessionState>) {
    page.state = ref({ ...page.state, ...values });
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
    const orgConfig = readStored('orgConfig', orgConfigSchema) ?? null;
    const orgCode = readStored('orgCode', word) || orgConfig?.orgCode || defaultOrg;
    const belongs = orgConfig?.orgCode === orgCode;
    const token = tokenFor(orgCode);
    change({
      token,
      userId: token ? (readStored('userId', word) ?? '') : '',
      orgCode,
      orgConfig: belongs ? orgConfig : null,
      orgId: belongs ? (orgConfig?.orgId ?? '') : '',
    });
  }

  const isGuest = () => page.state.token && !page.state.userId;

  /** A guest whose token changes stays the same guest and keeps the rest, e.g. the navigation. */
  function setOwner(token: string, userId: string) {
    change(!userId && isGuest() ? { token } : { ...loggedOutState, token, userId });
  }

  function clear() {
    if (owns(page.state.orgCode)) {
      cookie.clear();
      if (isShared) {
        removeStored('userId');
        removeStored('tokenOrg');
      }
      notifyCookieListeners({ orgCode: '', userId: '' });
    }
    removeStored('orgConfig');
    change({ ...loggedOutState, orgId: '', orgConfig: null });
  }

  restore();

  return {
    isShared,
    getState: () => page.state,
    subscribe: (listener) => subscribe(page, listener, true),
    logIn(token, userId) {
      // A guest lives in this tab alone where another tab holds a token of another organisation.
      if (userId || !cookie.read() || owns(page.state.orgCode)) {
        cookie.write(token);
        if (isShared) {
          writeStored('userId', userId);
          writeStored('tokenOrg', page.state.orgCode);
        }
        notifyCookieListeners({ orgCode: page.state.orgCode, userId });
      }
      setOwner(token, userId);
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
      const isOurs = known ? known.orgCode === page.state.orgCode : owns(page.state.orgCode);
      const token = isOurs ? cookie.read() : '';
      // A guest of this tab alone has nothing to do with the cookie.
      if (token === page.state.token || (!token && isGuest() && cookie.read())) return;
      const userId = token ? (known?.userId ?? readStored('userId', word) ?? '') : '';
      const isRenewed = token && !userId && isGuest();
      setOwner(token, userId);
      // The same guest goes on with the token that another tab has renewed.
      if (isRenewed) return;
      for (const listener of [...endListeners]) listener({ type: 'elsewhere' });
    },
    onCookie(listener) {
      cookieListeners.add(listener);
      return () => cookieListeners.delete(listener);
    },
  };
}
