import type { NavigationEntry } from '../api/navigation.ts';
import type { OrgConfig } from '../api/org.ts';
import type { UserInfo } from '../api/user-info.ts';

/** All that the page knows of its user and organisation. */
export interface SessionState {
  /**
   * Nobody knows yet whether a user is logged in: on a server, while its HTML is hydrated, and while the page that provides
   * the token has not answered.
   */
  isPending: boolean;
  /** Why the page provides no token; null where it provides one, or says that nobody is logged in. */
  tokenError: Error | null;
  /** '' when logged out. A guest has a token but no user id. */
  token: string;
  userId: string;
  /**
   * The user id, or a placeholder where the token came without one. It does not change when the user id becomes known, so
   * that what was requested for the user is not requested again.
   */
  owner: string;
  userInfo: UserInfo | null;
  roles: readonly string[];
  permissions: readonly string[];
  orgCode: string;
  orgId: string;
  orgConfig: OrgConfig | null;
  /**
   * The URL names another organisation, which could not be loaded or to which the user has yet to agree. Meanwhile the
   * state hides the configuration of the session's own, so that no widget shows it around the error or the question.
   */
  isNeutral: boolean;
  /** Null until it is loaded. */
  navConfig: readonly NavigationEntry[] | null;
  wallet: number | null;
  notificationCount: number;
  feedbackCount: number;
  /** The cache-busting timestamp in avatar URLs; 0 until an avatar has changed on this page. */
  avatarVersion: number;
}

export const loggedOutState = {
  token: '',
  userId: '',
  owner: '',
  userInfo: null,
  roles: [],
  permissions: [],
  navConfig: null,
  wallet: null,
  notificationCount: 0,
  feedbackCount: 0,
} satisfies Partial<SessionState>;

export const initialState = {
  ...loggedOutState,
  isPending: false,
  tokenError: null,
  orgCode: '',
  orgId: '',
  orgConfig: null,
  isNeutral: false,
  avatarVersion: 0,
} satisfies SessionState;

/** Replaces the configuration in a neutral frame; the empty navigation is not loaded again. */
const neutralFrame = { orgConfig: null, navConfig: [] } satisfies Partial<SessionState>;

/** Returns what widgets may see of the state. */
export function visibleState(state: Readonly<SessionState>): Readonly<SessionState> {
  return state.isNeutral ? { ...state, ...neutralFrame } : state;
}
