import { httpTexts } from '../texts/http.ts';
import { wordsOf, type Language } from '../texts/texts.ts';
import type { EndpointResponse } from './endpoint.ts';
import { RefusedError } from './errors.ts';

/** The data of a success; any other response throws a RefusedError with a readable message. */
export function unwrap<Data>(response: EndpointResponse<Data>, language: Language): Data {
  if (response.type === 'success') return response.data;
  throw new RefusedError(response.message || wordsOf(httpTexts, language).refused, { code: response.code });
}
