import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { flag, number, text } from '#src/api/schemas.ts';
import { firstForm, requiredList, strictForms } from './strict-form.ts';
import { binary, type JsonSchema } from './type-schema.ts';

export interface ResponseSchemas {
  /** The schemas that have a name, for the document's components. */
  named: Record<string, JsonSchema>;
  /** The schema of one response, which points to those. */
  of(schema: GenericSchema): JsonSchema;
}

/** They need no name of their own. */
const plainFields = new Set<GenericSchema>([flag, number, text]);

/** Turns the schemas that the client checks responses by into JSON Schemas of what a server should answer: the
 * client reads other forms of it, too. */
export function responseSchemas(schemas: ReadonlyMap<string, GenericSchema>): ResponseSchemas {
  const strict = strictForms();
  const names = [...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const definitions = Object.fromEntries(
    names.filter(([, schema]) => !plainFields.has(schema)).map(([name, schema]) => [name, strict(schema)]),
  );
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    // The client turns some answers into something else, e.g. an id that is a number into text.
    typeMode: 'input',
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'safe_integer' ? { ...jsonSchema, type: 'integer' } : undefined,
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? (binary as { type: 'string' }) : undefined,
  };
  const named = toJsonSchemaDefs(definitions, config) as Record<string, JsonSchema>;
  return {
    named,
    of: (schema) => withoutFrame(toJsonSchema(strict(requiredList(firstForm(schema))), config) as JsonSchema),
  };
}

/** Without what belongs to a document of its own. */
function withoutFrame(schema: JsonSchema): JsonSchema {
  const own = Object.entries(schema).filter(([keyword]) => keyword !== '$schema' && keyword !== '$defs');
  return Object.fromEntries(own);
}
