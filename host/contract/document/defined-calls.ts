import type { GenericSchema } from 'valibot';
import type { EndpointDefinition } from '#src/http/endpoint.ts';

/** A call as its module defines it. */
export interface DefinedCall {
  /** The name of its function, e.g. `getOrders`. */
  name: string;
  /** Module and name of each export; some are exported again by other modules. */
  exports: string[];
  definition: EndpointDefinition<never, unknown>;
}

/** The exports of modules of `src/api`, by the paths of the modules. */
export type LoadedModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The calls of modules, each of them once. */
export function definedCalls(modules: LoadedModules): DefinedCall[] {
  const calls = new Map<unknown, DefinedCall>();
  for (const [file, module] of Object.entries(modules)) {
    for (const [name, value] of Object.entries(module)) {
      if (!isEndpoint(value)) continue;
      const call = calls.get(value) ?? { name, exports: [], definition: value.definition };
      call.exports.push(`${file} ${name}`);
      calls.set(value, call);
    }
  }
  return [...calls.values()];
}

/** The schemas that modules export, by name. */
export function exportedSchemas(modules: LoadedModules): Map<string, GenericSchema> {
  const schemas = new Map<string, GenericSchema>();
  for (const [name, value] of Object.values(modules).flatMap((module) => Object.entries(module)))
    if (isSchema(value)) addSchema(schemas, name, value);
  return schemas;
}

const isEndpoint = (value: unknown): value is Pick<DefinedCall, 'definition'> =>
  typeof value === 'function' && 'definition' in value;

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

function addSchema(schemas: Map<string, GenericSchema>, name: string, schema: GenericSchema): void {
  const known = schemas.get(name);
  if (known && known !== schema) throw new Error(`two modules of src/api export a schema as ${name}`);
  if (![...schemas.values()].includes(schema)) schemas.set(name, schema);
}
