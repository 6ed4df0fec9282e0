import { pageUrl } from '../../rules/page-url.ts';
import { login, loginByOrg } from '../../api/auth.ts';
import type { SendOptions } from '../../http/endpoint.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { Portal } from '../../portal.ts';
import { encryptPassword } from './password-cipher.ts';

/**
 * Logs in with user name and password, with `orgCode` only within that organisation; rejects with a PortalError whose
 * message can be shown.
 */
export async function accountLogin(
  portal: Pick<Portal, 'http' | 'session' | 'language' | 'isMobile'>,
  account: { username: string; password: string; orgCode?: string | undefined },
  options?: SendOptions,
): Promise<void> {
  const { http, session, language, isMobile } = portal;
  const address = new URL(http.config.api || '/', globalThis.location ? pageUrl() : 'http://localhost');
  const { passwordKey } = await http.loadSettings();
  const password = await encryptPassword(account.password, {
    key: passwordKey,
    isMobile,
    address,
    language,
  });
  const { username, orgCode } = account;
  const randomStr = crypto.getRandomValues(new Uint32Array(2)).join('');
  const response = orgCode
    ? await loginByOrg(http, { orgCode, username, password }, options)
    : await login(http, { username, password, randomStr }, options);
  const { token, userId } = unwrap(response, language);
  session.logIn(token, userId);
}
