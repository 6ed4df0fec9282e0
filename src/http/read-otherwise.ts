import { httpTexts } from '../texts/http.ts';
import { fill, wordsOf } from '../texts/texts.ts';
import type { RequestContext } from './build-request.ts';
import type { EndpointDefinition, EndpointResponse } from './endpoint.ts';
import { MalformedAnswerError } from './errors.ts';
import { readOtherForms } from './other-forms.ts';
import { wrongFields } from './wrong-fields.ts';

/** The response of a success whose schema has refused the data as they came; rejects where no form fits. */
export function readOtherwise<Input, Data>(
  definition: EndpointDefinition<Input, Data>,
  data: unknown,
  code: number | string | undefined,
  message: string,
  { config, language, shown }: RequestContext,
): EndpointResponse<Data> {
  const read = readOtherForms(definition.response, data, config.timeZone);
  if (!read.issues) return { type: 'success', code, message, data: read.data };
  const { field, cause } = wrongFields(definition, read, code === undefined ? 'body' : 'data');
  throw new MalformedAnswerError(fill(wordsOf(httpTexts, language).wrongField, { field }), {
    cause,
    shown,
    code,
  });
}
