import { createAccount, type Account } from './accounts.ts';
import { isAcceptable, isPassword } from '../login/verify-password.ts';
import { apiError } from '../api-error.ts';
import type { Database } from '../database.ts';

export function personWithMobile(world: Database, mobile: string): Account | undefined {
  return world.accounts.find((account) => account.mobile === mobile);
}

/** The account that the name (or mobile number) and password open; undefined where they do not. */
export async function personWithPassword(
  world: Database,
  username: string,
  password: string,
): Promise<Account | undefined> {
  const account = world.accounts.find((known) => known.username === username || known.mobile === username);
  return account && (await isPassword(password, account.password)) ? account : undefined;
}

/** Opens a session. */
export function enter(world: Database, account: Account): { token: string; userId: string } {
  const { userId, orgCode } = account;
  return { token: world.tokens.issue({ userId, orgCode }), userId };
}

/** Makes an account; refuses a mobile number that is taken. */
export function enrol(
  world: Database,
  given: Partial<Account> & Pick<Account, 'mobile' | 'orgCode'>,
): Account {
  if (personWithMobile(world, given.mobile)) throw apiError(400, '该手机号已注册，请直接登录');
  if (!world.orgs.some((org) => org.orgCode === given.orgCode)) throw apiError(400, '机构不存在');
  const account = createAccount({
    userId: `u-${2001 + world.accounts.length}`,
    username: given.mobile,
    nickname: `学员${given.mobile.slice(-4)}`,
    ...given,
  });
  world.accounts.push(account);
  return account;
}

/** Sets a new password; refuses one that breaks the rules. */
export function setPassword(account: Account, password: string, passwordLevel?: number): void {
  if (!isAcceptable(password)) throw apiError(400, '密码格式不正确');
  account.password = password;
  account.passwordLevel = passwordLevel ?? account.passwordLevel;
  account.needPwd = false;
}
