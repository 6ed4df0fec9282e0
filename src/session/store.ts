import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import * as v from 'valibot';
import type { UserInfo } from '../api/account.ts';
import { orgConfig as orgConfigSchema, type NavigationEntry, type OrgConfig } from '../api/org.ts';
import type { TokenCookie } from './cookie.ts';
import { rememberOrganisation } from './organisations.ts';
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
  /** Counts up when an avatar has changed: the cache-busting part of every avatar's address. */
  avatarVersion: number;
}

/**
 * Why a session ended. `expired`: the server said so, with its message. `chosen`: the user logged out.
 * `switch`: a clean start on the way to a login. `elsewhere`: another tab has signed in or out.
 */
export type SessionEnd = { why: 'chosen' | 'switch' | 'elsewhere' } | { why: 'expired'; message: string };

export interface Session {
  /** The state as it is now: immutable, and the same object until something changes. */
  read(): Readonly<SessionState>;
  subscribe(listener: () => void): () => void;
  /** Signs in; an empty user id is a guest. */
  signIn(token: string, userId: string): void;
  setUser(user: { userInfo: UserInfo; roles: readonly string[]; permissions: readonly string[] }): void;
  setOrganisation(config: OrgConfig): void;
  setNavigation(items: readonly NavigationEntry[]): void;
  set(
    values: Partial<Pick<SessionState, 'wallet' | 'notificationCount' | 'feedbackCount' | 'avatarVersion'>>,
  ): void;
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

const signedOut = {
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

const nobody = {
  ...signedOut,
  orgCode: '',
  orgId: '',
  orgConfig: null,
  avatarVersion: 0,
} satisfies SessionState;

/** The session of a page, kept in the cookie (token) and in local storage (organisation, user id). */
export function createSession(cookie: TokenCookie, defaultOrg: string): Session {
  const state = proxy<SessionState>({ ...nobody });
  const endListeners = new Set<(reason: SessionEnd) => void>();
  const cookieListeners = new Set<(holder: CookieHolder) => void>();

  function tell(holder: CookieHolder) {
    for (const listener of cookieListeners) listener(holder);
  }

  /** The cookie is one for all tabs, and a tab may be in another organisation than the token that lies there. */
  function ownsCookie(orgCode: string): boolean {
    const owner = readStored('tokenOrg', v.string());
    return owner === undefined || owner === orgCode;
  }

  function tokenFor(orgCode: string): string {
    return ownsCookie(orgCode) ? cookie.read() : '';
  }

  function restore() {
    const orgConfig = readStored('orgConfig', orgConfigSchema) ?? null;
    const orgCode = readStored('orgCode', v.string()) || orgConfig?.orgCode || defaultOrg;
    const belongs = orgConfig?.orgCode === orgCode;
    const token = tokenFor(orgCode);
    Object.assign(state, {
      token,
      userId: token ? (readStored('userId', v.string()) ?? '') : '',
      orgCode,
      orgConfig: belongs ? orgConfig : null,
      orgId: belongs ? (orgConfig?.orgId ?? '') : '',
    });
  }

  function clear() {
    if (ownsCookie(state.orgCode)) {
      cookie.clear();
      removeStored('userId');
      removeStored('tokenOrg');
      tell({ orgCode: '', userId: '' });
    }
    removeStored('orgConfig');
    Object.assign(state, { ...signedOut, orgId: '', orgConfig: null });
  }

  restore();

  return {
    read: () => snapshot(state) as Readonly<SessionState>,
    subscribe: (listener) => subscribe(state, listener, true),
    signIn(token, userId) {
      // A guest lives in this tab alone where another tab holds a token of another organisation.
      if (userId || !cookie.read() || ownsCookie(state.orgCode)) {
        cookie.write(token);
        writeStored('userId', userId);
        writeStored('tokenOrg', state.orgCode);
        tell({ orgCode: state.orgCode, userId });
      }
      Object.assign(state, { ...signedOut, token, userId });
    },
    setUser: (user) => void Object.assign(state, user),
    setOrganisation(config) {
      if (state.orgCode && state.orgCode !== config.orgCode) state.navConfig = null;
      if (state.token && ownsCookie(state.orgCode)) writeStored('tokenOrg', config.orgCode);
      writeStored('orgCode', config.orgCode);
      writeStored('orgConfig', config);
      rememberOrganisation(config.orgCode);
      Object.assign(state, { orgConfig: config, orgCode: config.orgCode, orgId: config.orgId });
    },
    setNavigation: (items) => void (state.navConfig = items),
    set: (values) => void Object.assign(state, values),
    chooseOrganisation(orgCode) {
      if (!orgCode || orgCode === state.orgCode) return;
      clear();
      state.orgCode = orgCode;
    },
    end(reason) {
      if (!state.token && reason.why === 'expired') return;
      clear();
      for (const listener of [...endListeners]) listener(reason);
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    refresh(known) {
      const isOurs = known ? known.orgCode === state.orgCode : ownsCookie(state.orgCode);
      const token = isOurs ? cookie.read() : '';
      // A guest of this tab alone has nothing to do with the cookie.
      if (token === state.token || (!token && state.token && !state.userId && cookie.read())) return;
      const userId = token ? (known?.userId ?? readStored('userId', v.string()) ?? '') : '';
      Object.assign(state, { ...signedOut, token, userId });
      for (const listener of [...endListeners]) listener({ why: 'elsewhere' });
    },
    onCookie(listener) {
      cookieListeners.add(listener);
      return () => cookieListeners.delete(listener);
    },
  };
}
