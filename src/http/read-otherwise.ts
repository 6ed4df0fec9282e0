import { httpTexts } from '../texts/http.ts';
import type { PortalConfig } from '../config.ts';
import { fill, wordsOf, type Language } from '../texts/texts.ts';
import type { EndpointDefinition, EndpointResponse } from './endpoint.ts';
import { MalformedAnswerError } from './errors.ts';
import { readOtherForms } from './other-forms.ts';
import { wrongFields } from './wrong-fields.ts';

interface Reader {
  config: PortalConfig;
  language: Language;
  /** True if the client shows a failure to the user. */
  shown: boolean;
}

/** The response of a success whose schema has refused the data as they came; rejects where no form fits. */
export function readOtherwise<Input, Data>(
  definition: EndpointDefinition<Input, Data>,
  data: unknown,
  code: number | string | undefined,
  message: string,
  { config, language, shown }: Reader,
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
