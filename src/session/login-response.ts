import type { LoginResponse } from '../api/auth.ts';
import type { EndpointResponse } from '../http/endpoint.ts';
import { unwrap } from '../http/unwrap.ts';
import { RefusedError } from '../http/errors.ts';
import { httpTexts } from '../texts/http.ts';
import { wordsOf } from '../texts/texts.ts';
import type { Portal } from '../portal.ts';

/** Rejects an answer with a code of its own, where the caller knows none. */
export function requireAccepted<Data>(
  { language }: Pick<Portal, 'language'>,
  answer: EndpointResponse<Data>,
): asserts answer is Exclude<EndpointResponse<Data>, { type: 'passed' }> {
  if (answer.type === 'passed') {
    throw new RefusedError(answer.message || wordsOf(httpTexts, language).refused, { code: answer.code });
  }
}

/** Takes over the session that a log-in call answered; any other answer is a refusal. */
export function logInFromResponse(
  portal: Pick<Portal, 'session' | 'language'>,
  answer: EndpointResponse<LoginResponse>,
): void {
  const { token, userId } = unwrap(answer, portal.language);
  portal.session.logIn(token, userId);
}
