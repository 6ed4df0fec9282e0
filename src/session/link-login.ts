import type { LoginResponse } from '../api/auth.ts';
import { getUserInfo, type UserInfo } from '../api/user-info.ts';
import { unwrap } from '../http/unwrap.ts';
import { RefusedError, SignedOutError } from '../http/errors.ts';
import type { Portal } from '../portal.ts';
import { linkLoginTexts } from '../texts/link-login.ts';
import { wordsOf } from '../texts/texts.ts';

/** Who a session belongs to, in words that a user can check. */
export interface LinkedAccount {
  userId: string;
  name: string;
  /** The name to log in with; '' where it says the same as `name`. */
  username: string;
}

/**
 * What a log-in by link leads to: `enter` takes its session over at once, `stay` keeps the running one, which is of the
 * same account, and `ask` asks the user.
 */
export type LinkStep = 'enter' | 'stay' | 'ask';

/** Takes the ids of the accounts; `running` is '' for guests and visitors. */
export function linkStep(facts: { isBegunHere: boolean; offered: string; running: string }): LinkStep {
  const { isBegunHere, offered, running } = facts;
  if (isBegunHere) return 'enter';
  return running !== '' && running === offered ? 'stay' : 'ask';
}

/** Asks with the offered token itself whose it is; the running session is neither used nor changed. */
export async function offeredAccount(
  { http, language }: Pick<Portal, 'http' | 'language'>,
  { token, userId }: Pick<LoginResponse, 'token' | 'userId'>,
): Promise<LinkedAccount> {
  const answer = await getUserInfo(http.withToken(token), undefined, { silent: true });
  const { userInfo } = unwrap(answer, language);
  // The question must not name another account than the one that would be entered.
  const ids = [userInfo.userId, userInfo.id].filter(Boolean);
  if (!userId || (ids.length > 0 && !ids.includes(userId))) {
    throw new RefusedError(wordsOf(linkLoginTexts, language).invalid);
  }
  return accountOf(userInfo, userId);
}

/** The account that is logged in; null for guests and visitors, and where its session turns out to be over. */
export async function runningAccount({
  http,
  session,
  language,
}: Pick<Portal, 'http' | 'session' | 'language'>): Promise<LinkedAccount | null> {
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

function accountOf(info: UserInfo, userId: string): LinkedAccount {
  const name = info.realName || info.nickname || info.name || info.username || userId;
  const username = info.username === name ? '' : info.username;
  return { userId, name, username };
}
