import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { TokenCookie } from './token/cookie.ts';
import { anonymousId, isAnonymousId } from './token/anonymous-id.ts';
import { acceptDrafts, refuseDrafts } from './forgotten-users.ts';
import { createListeners } from './listeners.ts';
import type { EndOptions, Session, SessionEnd } from './session.ts';
import { initialState, loggedOutState, visibleState, type SessionState } from './session-state.ts';
import { removeStored } from './storage.ts';
import { restoreOrganisation } from './organisation/stored-organisation.ts';
import { removeTabStored, writeTabStored } from './tab-storage.ts';
import { tokenDigest } from './token/token-digest.ts';
import { noRecord, recordOf, type TokenChange, type TokenHolder } from './token/token-record.ts';

export type { Session, SessionEnd };

/** Creates the session of a page: the cookie stores its token and the holder, local storage the organisation. */
export function createSession(cookie: TokenCookie, defaultOrg: string): Session {
  // The state is replaced as a whole, so that a change notifies once and subscribers never see a partial
  // update.
  const page = proxy<{ state: Readonly<SessionState> }>({ state: ref(initialState) });
  // Includes what `visibleState` hides.
  let full: Readonly<SessionState> = initialState;
  const endListeners = createListeners<SessionEnd>();
  const cookieListeners = createListeners<TokenChange>();
  const loginListeners = createListeners<{ token: string; userId: string }>();
  const releaseListeners = createListeners<string>();
  let providedToken = '';

  function change(values: Partial<SessionState>) {
    if (values.userId) acceptDrafts(values.userId);
    full = { ...full, ...values };
    page.state = ref(visibleState(full));
  }

  const { isShared } = cookie;
  /** A cookie's token whose holder is not known may be of any organisation. */
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

  /** Stores whose the cookie's token is, once it is known, and where it has moved to; its tabs may follow now. */
  function bindCookie() {
    const { token, userId, orgCode } = full;
    if (!isShared || !token || isAnonymousId(userId)) return;
    const { token: stored, holder } = cookie.read();
    if (stored !== token) return;
    cookie.write(token, { userId, orgCode });
    if (holder?.userId === userId && holder.orgCode === orgCode) return;
    cookieListeners.notify(recordOf(token, { userId, orgCode }));
  }

  function writeCookie(token: string, userId: string) {
    const { orgCode, token: current } = page.state;
    const former = cookie.read();
    // A guest's token stays in this tab if the cookie has another user's token.
    const isFree = !former.token || former.token === current || former.holder?.userId === '';
    if (!userId && !(isFree && isOf(orgCode, former.holder))) return;
    const isAnothers = former.token !== token && former.holder?.userId !== '';
    if (isAnothers && former.token && former.token !== providedToken) releaseListeners.notify(former.token);
    cookie.write(token, { userId, orgCode });
    cookieListeners.notify(recordOf(token, { userId, orgCode }));
  }

  const revocableToken = () => {
    const { token, userId } = page.state;
    return userId && token !== providedToken ? token : '';
  };

  function clear({ isRefused, forgets = false, expiry }: EndOptions & { expiry?: string | undefined } = {}) {
    const token = revocableToken();
    if (token && !isRefused) releaseListeners.notify(token);
    const stored = cookie.read();
    // The cookie may be another tab's by now: of another organisation, or of a later log-in.
    const isOwn = page.state.token
      ? stored.token === page.state.token
      : isOf(page.state.orgCode, stored.holder);
    if (isOwn) {
      cookie.clear();
      cookieListeners.notify({ ...noRecord, forgets, expiry });
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
      writeCookie(token, userId);
      providedToken = isProvided ? token : '';
      setOwner(token, userId);
      if (!userId || isProvided) return;
      if (isShared) writeTabStored('loggedInHere', tokenDigest(token));
      loginListeners.notify({ token, userId });
    },
    onLogIn: loginListeners.add,
    dropToken(token) {
      if (token !== page.state.token) return;
      if (cookie.read().token === token) cookie.clear();
      setOwner('', '');
    },
    setState(values) {
      const { orgCode } = full;
      change(values);
      // A tab that loads its organisation again says nothing about a token that has moved to another meanwhile.
      if (full.orgCode !== orgCode) bindCookie();
    },
    identify(userId) {
      const { token, userId: known } = page.state;
      if (isAnonymousId(known) && userId) change({ userId });
      else setOwner(token, userId);
      bindCookie();
      if (!isAnonymousId(known)) endListeners.notify({ type: 'elsewhere' });
    },
    revocableToken,
    isReplaced() {
      const { token } = cookie.read();
      return isShared && token !== '' && token !== page.state.token;
    },
    onRelease: releaseListeners.add,
    chooseOrganisation(orgCode) {
      if (!orgCode || orgCode === page.state.orgCode) return;
      clear();
      change({ orgCode });
      // Another tab may have logged in there, which this one has not followed until now.
      const { token, holder } = cookie.read();
      if (holder?.userId && holder.orgCode === orgCode) setOwner(token, holder.userId);
    },
    end(reason, options) {
      if (!page.state.token && reason.type === 'expired') return;
      if (options?.forgets) refuseDrafts(page.state.userId);
      clear({ ...options, expiry: reason.type === 'expired' ? reason.message : undefined });
      endListeners.notify(reason);
    },
    onEnd: endListeners.add,
    refresh(known) {
      if (known?.forgets) refuseDrafts(page.state.userId);
      // A tab without an organisation accepts a login at any.
      const { orgCode } = page.state;
      const { token: found, holder } = cookie.read(known);
      const isOurs = orgCode === '' || (known ? known.orgCode === orgCode : isOf(orgCode, holder));
      const token = isOurs ? found : '';
      if (isOurs && known && known.digest !== tokenDigest(token)) return false;
      // A guest who has to leave loses nothing by waiting until the cookie has changed.
      if (known && !isOurs && isGuest() && found === page.state.token) return false;
      // A guest that exists in this tab alone does not depend on the cookie.
      if (token === page.state.token || (!token && isGuest() && found)) return true;
      const userId = userIdOf(token, holder);
      const isRenewed = token && !userId && isGuest();
      setOwner(token, userId);
      // The same guest continues with the token that another tab has renewed.
      if (isRenewed) return true;
      const expiry = token ? undefined : known?.expiry;
      endListeners.notify(
        expiry === undefined ? { type: 'elsewhere' } : { type: 'expired', message: expiry },
      );
      return true;
    },
    onCookie: cookieListeners.add,
  };
}
