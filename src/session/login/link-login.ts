import type { LoginResponse } from '../../api/auth.ts';
import { getUserInfo, type UserInfo } from '../../api/user-info.ts';
import { unwrap } from '../../http/unwrap.ts';
import { RefusedError, SignedOutError } from '../../http/errors.ts';
import type { Portal } from '../../portal.ts';
import { loadUser } from '../load-user.ts';
import { isAnonymousId } from '../token/anonymous-id.ts';
import { linkLoginTexts } from '../../texts/link-login.ts';
import { wordsOf } from '../../texts/texts.ts';

/** The owner of a session, in terms that the user can recognise. */
export interface LinkedAccount {
  userId: string;
  name: string;
  /** The login name; '' when it equals `name`. */
  username: string;
}

/**
 * The result of a login by link: `enter` adopts its session at once, `stay` keeps the current session of the
 * same account, and `ask` lets the user decide.
 */
export type LinkStep = 'enter' | 'stay' | 'ask';

/** Compares the user ids of both accounts; `running` is '' for guests and visitors. */
export function linkStep(facts: { isBegunHere: boolean; offered: string; running: string }): LinkStep {
  const { isBegunHere, offered, running } = facts;
  if (isBegunHere) return 'enter';
  return running !== '' && running === offered ? 'stay' : 'ask';
}

/**
 * Requests the owner of the offered token with that token itself; the current session is neither used nor
 * changed.
 */
export async function offeredAccount(
  { http, language }: Pick<Portal, 'http' | 'language'>,
  { token, userId }: Pick<LoginResponse, 'token' | 'userId'>,
): Promise<LinkedAccount> {
  const answer = await getUserInfo(http.withToken(token), undefined, { silent: true });
  const { userInfo } = unwrap(answer, language);
  // The dialog must not name another account than the one that the user would log in to.
  const ids = [userInfo.userId, userInfo.id].filter(Boolean);
  if (!userId || (ids.length > 0 && !ids.includes(userId))) {
    throw new RefusedError(wordsOf(linkLoginTexts, language).invalid);
  }
  return accountOf(userInfo, userId);
}

/** Returns the account that is logged in; null for guests and visitors, and when its session has expired. */
export async function runningAccount(
  portal: Pick<Portal, 'http' | 'session' | 'language'>,
): Promise<LinkedAccount | null> {
  const { http, session, language } = portal;
  // The token in the cookie may be a guest's.
  if (isAnonymousId(session.getState().userId)) await loadUser(portal);
  const { userId, userInfo } = session.getState();
  if (!userId) return null;
  if (userInfo) return accountOf(userInfo, userId);
  try {
    const answer = await getUserInfo(http, undefined, { silent: true });
    return accountOf(unwrap(answer, language).userInfo, userId);
  } catch (error) {
    if (error instanceof SignedOutError) return null;
    throw error;
  }
}

export function accountOf(info: UserInfo, userId: string): LinkedAccount {
  const name = info.realName || info.nickname || info.name || info.username || userId;
  const username = info.username === name ? '' : info.username;
  return { userId, name, username };
}
