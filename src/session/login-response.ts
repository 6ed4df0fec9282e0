import type { LoginAnswer } from '../api/session.ts';
import type { Answer } from '../http/endpoint.ts';
import { dataOf } from '../http/unwrap.ts';
import { RefusedError } from '../http/errors.ts';
import { httpTexts } from '../texts/http.ts';
import { wordsOf } from '../texts/texts.ts';
import type { Portal } from '../portal.ts';

/** Rejects an answer with a code of its own, where the caller knows none. */
export function accept<Data>(
  { language }: Pick<Portal, 'language'>,
  answer: Answer<Data>,
): asserts answer is Exclude<Answer<Data>, { kind: 'passed' }> {
  if (answer.kind === 'passed') {
    throw new RefusedError(answer.message || wordsOf(httpTexts, language).refused, { code: answer.code });
  }
}

/** Takes over the session that a log-in call answered; any other answer is a refusal. */
export function enter(portal: Pick<Portal, 'session' | 'language'>, answer: Answer<LoginAnswer>): void {
  const { token, userId } = dataOf(answer, portal.language);
  portal.session.signIn(token, userId);
}
