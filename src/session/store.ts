import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import * as v from 'valibot';
import type { UserInfo } from '../api/account.ts';
import { orgConfig as orgConfigSchema, type NavigationEntry, type OrgConfig } from '../api/org.ts';
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
  /** Reads the cookie anew: another tab may have signed in or out. */
  refresh(): void;
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

  function restore() {
    const token = cookie.read();
    const orgConfig = readStored('orgConfig', orgConfigSchema) ?? null;
    const orgCode = readStored('orgCode', v.string()) || orgConfig?.orgCode || defaultOrg;
    const belongs = orgConfig?.orgCode === orgCode;
    Object.assign(state, {
      token,
      userId: token ? (readStored('userId', v.string()) ?? '') : '',
      orgCode,
      orgConfig: belongs ? orgConfig : null,
      orgId: belongs ? (orgConfig?.orgId ?? '') : '',
    });
  }

  function clear() {
    cookie.clear();
    removeStored('userId');
    removeStored('orgConfig');
    Object.assign(state, { ...signedOut, orgId: '', orgConfig: null });
  }

  restore();

  return {
    read: () => snapshot(state) as Readonly<SessionState>,
    subscribe: (listener) => subscribe(state, listener, true),
    signIn(token, userId) {
      cookie.write(token);
      writeStored('userId', userId);
      Object.assign(state, { ...signedOut, token, userId });
    },
    setUser: (user) => void Object.assign(state, user),
    setOrganisation(config) {
      writeStored('orgCode', config.orgCode);
      writeStored('orgConfig', config);
      Object.assign(state, { orgConfig: config, orgCode: config.orgCode, orgId: config.orgId });
    },
    setNavigation: (items) => void (state.navConfig = items),
    set: (values) => void Object.assign(state, values),
    chooseOrganisation(orgCode) {
      if (!orgCode || orgCode === state.orgCode) return;
      clear();
      // Kept in local storage once it is known to exist: see setOrganisation.
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
    refresh() {
      const token = cookie.read();
      if (token === state.token) return;
      Object.assign(state, { ...signedOut });
      if (token) restore();
      for (const listener of [...endListeners]) listener({ why: 'elsewhere' });
    },
  };
}
