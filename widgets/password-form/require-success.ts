import type { EndpointResponse } from '../../src/http/endpoint.ts';
import { MalformedAnswerError, RefusedError } from '../../src/http/errors.ts';
import type { Portal } from '../../src/portal.ts';
import { httpTexts } from '../../src/texts/http.ts';
import { wordsOf } from '../../src/texts/texts.ts';

/**
 * Code 200 and nothing else says that a code was sent, checked, or a password set: what a proxy answers without any
 * code must not pass for it.
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
