import { httpTexts } from '../texts/http.ts';
import { fill, wordsOf, type Language } from '../texts/texts.ts';
import type { PortalConfig } from '../config.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { readOtherForms } from './other-forms.ts';
import { wrongFields } from './wrong-fields.ts';

/** Reads data that a schema has refused as they came; where no form fits, the message and the cause of the error. */
export function readOtherwise<Input, Data>(
  definition: EndpointDefinition<Input, Data>,
  data: unknown,
  code: unknown,
  { config, language }: { config: PortalConfig; language: Language },
): { data: Data; cause?: undefined } | { message: string; cause: Error } {
  const read = readOtherForms(definition.response, data, config.timeZone);
  if (!read.issues) return { data: read.data };
  const { field, cause } = wrongFields(definition, read, code === undefined ? 'body' : 'data');
  return { message: fill(wordsOf(httpTexts, language).wrongField, { field }), cause };
}
