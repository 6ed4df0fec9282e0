import type { LoginAnswer } from '../api/session.ts';
import type { Answer } from '../http/call.ts';
import { RefusedError } from '../http/errors.ts';
import { httpTexts } from '../texts/http.ts';
import { wordsOf } from '../texts/texts.ts';
import type { Portal } from '../portal.ts';

type Entrance = Pick<Portal, 'session' | 'language'>;

/** Takes over the session that a log-in call answered; any other answer is a refusal. */
export function enter({ session, language }: Entrance, answer: Answer<LoginAnswer>): void {
  if (answer.kind !== 'success') {
    throw new RefusedError(answer.message || wordsOf(httpTexts, language).refused, { code: answer.code });
  }
  session.signIn(answer.data.token, answer.data.userId);
}
