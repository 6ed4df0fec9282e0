import type { JsonSchema } from '../document/type-schema.ts';

/** Sent by writing calls where a text is asked for: a reader of it learns where it comes from. */
const SAMPLE_TEXT = 'portal-widgets contract check';

/** A value that fits the schema of an input. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  if (schema.contentMediaType) return new File([SAMPLE_TEXT], 'contract-check.txt', { type: 'text/plain' });
  switch (schema.type) {
    case 'string':
      return SAMPLE_TEXT;
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    default:
      return null;
  }
}
