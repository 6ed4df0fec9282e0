import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { GenericSchema } from 'valibot';
import type { EndpointDefinition } from '#src/http/endpoint.ts';
import { root } from '../../server/paths.ts';

/** A call as its module defines it. */
export interface DefinedCall {
  /** The name of its function, e.g. `getOrders`. */
  name: string;
  /** Module and name of each export; some are exported again by other modules. */
  exports: string[];
  definition: EndpointDefinition<never, unknown>;
}

export interface ApiModules {
  files: string[];
  calls: DefinedCall[];
  /** The schemas that modules export, by name. */
  schemas: Map<string, GenericSchema>;
}

/** All modules of `src/api`, in the order of their names, so that each build writes the same. */
export async function readApiModules(): Promise<ApiModules> {
  const files = readdirSync(`${root}src/api`, { recursive: true, encoding: 'utf8' })
    .map((name) => `src/api/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'))
    .toSorted();
  const calls = new Map<unknown, DefinedCall>();
  const schemas = new Map<string, GenericSchema>();
  for (const file of files) {
    const address = pathToFileURL(root + file).href;
    const module = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (isEndpoint(value)) {
        const call = calls.get(value) ?? { name, exports: [], definition: value.definition };
        call.exports.push(`${file} ${name}`);
        calls.set(value, call);
      }
      if (isSchema(value)) addSchema(schemas, name, value);
    }
  }
  return { files, calls: [...calls.values()], schemas };
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
