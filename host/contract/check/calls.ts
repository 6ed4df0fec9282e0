import type { EndpointDefinition } from '#src/http/endpoint.ts';
import type { DefinedCall } from '../document/defined-calls.ts';
import type { OpenApi } from '../document/openapi.ts';
import type { Operation, ParameterObject } from '../document/operation.ts';
import type { JsonSchema } from '../document/type-schema.ts';

/** A call as the check asks it and compares its answer. */
export interface CheckedCall {
  /** The name of its function, by which an adapter changes it. */
  name: string;
  method: string;
  path: string;
  area: string;
  feature?: string | undefined;
  definition: EndpointDefinition<Record<string, unknown>, unknown>;
  /** The inputs without which it cannot be asked, with the schema of each. */
  inputs: [name: string, schema: JsonSchema][];
  schema: JsonSchema;
  isDataRequired: boolean;
  /** The body of a success is the data itself. */
  isWithoutCode: boolean;
}

/** The calls of a document with their definitions: queries first, since the inputs of other calls come from their answers. */
export function checkedCalls(document: OpenApi, calls: readonly DefinedCall[]): CheckedCall[] {
  const all = calls.map(({ name, definition }) => {
    const { method, path, feature } = definition;
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not in the document`);
    const [area = ''] = operation.tags;
    return {
      name,
      method,
      path,
      area,
      feature,
      definition,
      inputs: inputsOf(operation),
      ...responseOf(operation),
    };
  });
  const rank = ({ method, path }: CheckedCall) =>
    `${['GET', 'POST', 'PUT', 'DELETE'].indexOf(method)} ${path}`;
  return (all as CheckedCall[]).toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

function inputsOf({ parameters, requestBody }: Operation): CheckedCall['inputs'] {
  const isOwn = (one: Operation['parameters'][number]): one is ParameterObject => 'name' in one;
  const own = parameters.filter(isOwn).filter(({ required }) => required);
  const [content] = Object.values(requestBody?.content ?? {});
  const body = requestBody?.required ? (content?.schema.anyOf?.[0] ?? content?.schema) : undefined;
  const fields = (body?.required ?? []).map((name) => [name, body?.properties?.[name] ?? {}] as const);
  return [...own.map(({ name, schema }) => [name, schema] as const), ...fields].map(([name, schema]) => [
    name,
    schema,
  ]);
}

function responseOf(operation: Operation) {
  const success = operation.responses['200'];
  const json = success && 'content' in success ? success.content['application/json']?.schema : undefined;
  const [envelope = {}] = json?.anyOf ?? [];
  const isWithoutCode = operation['x-without-code'] ?? false;
  return {
    schema: isWithoutCode ? envelope : (envelope.properties?.data ?? {}),
    isDataRequired: envelope.required?.includes('data') ?? false,
    isWithoutCode,
  };
}
