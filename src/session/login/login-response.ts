import type { LoginResponse } from '../../api/auth.ts';
import type { EndpointResponse } from '../../http/endpoint.ts';
import { unwrap } from '../../http/unwrap.ts';
import { RefusedError } from '../../http/errors.ts';
import { httpTexts } from '../../texts/http.ts';
import { wordsOf } from '../../texts/texts.ts';
import type { Portal } from '../../portal.ts';

/**
 * Throws a RefusedError for a response code that the endpoint lets through (`passed`) but the caller does not
 * handle.
 */
export function requireAccepted<Data>(
  { language }: Pick<Portal, 'language'>,
  response: EndpointResponse<Data>,
): asserts response is Exclude<EndpointResponse<Data>, { type: 'passed' }> {
  if (response.type === 'passed') {
    throw new RefusedError(response.message || wordsOf(httpTexts, language).refused, { code: response.code });
  }
}

/** Logs in with the token of a login response; any other response throws a RefusedError. */
export function logInFromResponse(
  portal: Pick<Portal, 'session' | 'language'>,
  response: EndpointResponse<LoginResponse>,
): void {
  const { token, userId } = unwrap(response, portal.language);
  portal.session.logIn(token, userId);
}
