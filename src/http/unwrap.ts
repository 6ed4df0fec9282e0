import { httpTexts } from '../texts/http.ts';
import { wordsOf, type Language } from '../texts/texts.ts';
import type { EndpointResponse } from './endpoint.ts';
import { RefusedError } from './errors.ts';

/** The data of a success; every other answer is thrown as a RefusedError whose message can be shown. */
export function unwrap<Data>(answer: EndpointResponse<Data>, language: Language): Data {
  if (answer.type === 'success') return answer.data;
  throw new RefusedError(answer.message || wordsOf(httpTexts, language).refused, { code: answer.code });
}
