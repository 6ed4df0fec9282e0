import type { EndpointResponse } from '#src/http/endpoint.ts';
import { MalformedAnswerError, RefusedError } from '#src/http/errors.ts';
import type { Portal } from '#src/portal.ts';
import { httpTexts } from '#src/texts/http.ts';
import { wordsOf } from '#src/texts/texts.ts';

/**
 * Accepts only responses with code 200 as success, because a response of a proxy without any code must not count as
 * a sent code or a changed password.
 */
export function requireSuccess(
  { language }: Pick<Portal, 'language'>,
  answer: EndpointResponse<unknown>,
): void {
  if (answer.type === 'success' && answer.code === 200) return;
  const words = wordsOf(httpTexts, language);
  if (answer.type === 'success') throw new MalformedAnswerError(words.malformed, { code: answer.code });
  throw new RefusedError(answer.message || words.refused, { code: answer.code });
}
