import type { SessionState } from './session-state.ts';
import type { TokenChange } from './token/token-record.ts';

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
   * a new session begins, and the listeners of the former one's end are called.
   */
  identify(userId: string): void;
  /** The token that a log-out has to revoke: '' for a guest's, and for one that the page has provided and still uses. */
  revocableToken(): string;
  /** True if the cookie has the token of a later log-in, which this tab has not followed yet. */
  isReplaced(): boolean;
  /** The listener is called with a user's token that the browser gives up, before it is cleared. */
  onRelease(listener: (token: string) => void): () => void;
  /**
   * Switches to an organisation; if it differs from the current one, a clean session starts, or that of a user who has
   * logged in there in another tab.
   */
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
