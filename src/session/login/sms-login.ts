import { sendSms, smsLogin, type KeyedMobile } from '../../api/auth.ts';
import type { EndpointResponse, Http, SendOptions } from '../../http/endpoint.ts';
import { loadChunk } from '../../http/connection-error.ts';
import { MissingSettingError } from '../../http/errors.ts';
import { mobileKey } from '../../http/signature.ts';
import type { Portal } from '../../portal.ts';
import { httpTexts } from '../../texts/http.ts';
import { fill, wordsOf } from '../../texts/texts.ts';
import { requireAccepted, logInFromResponse } from './login-response.ts';

type Sender = Pick<Portal, 'http' | 'language'>;

/** An endpoint that sends a code; it may reject with responses of its own. */
export type SendSms = (
  http: Http,
  input: KeyedMobile,
  options?: SendOptions,
) => Promise<EndpointResponse<unknown>>;

/**
 * Sends a code to a number; `call` is the endpoint, by default the one for login, registration and
 * activation.
 */
export async function sendCode(
  { http, language }: Sender,
  mobile: string,
  options?: SendOptions & { call?: SendSms },
): Promise<void> {
  const words = wordsOf(httpTexts, language);
  const { smsKey } = await http.loadSettings();
  if (!smsKey) throw new MissingSettingError(fill(words.missingSetting, { setting: 'smsKey' }));
  const { call = sendSms, ...sendOptions } = options ?? {};
  const key = await loadChunk(mobileKey(mobile, smsKey), { language });
  requireAccepted({ language }, await call(http, { mobile, key }, sendOptions));
}

/** Logs in with a mobile number and the code sent to it; rejects with a PortalError. */
export async function loginBySms(
  portal: Pick<Portal, 'http' | 'session' | 'language'>,
  identity: { mobile: string; code: string },
  options?: SendOptions,
): Promise<void> {
  logInFromResponse(portal, await smsLogin(portal.http, identity, options));
}
