import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { GenericSchema } from 'valibot';
import { root } from '../../server/paths.ts';
import { definedCalls, exportedSchemas, type DefinedCall } from './defined-calls.ts';

export interface ApiModules {
  files: string[];
  calls: DefinedCall[];
  /** The schemas that modules export, by name. */
  schemas: Map<string, GenericSchema>;
}

/** The modules of `src/api`, in the order of their names, so that each build writes the same. */
export const apiFiles = (): string[] =>
  readdirSync(`${root}src/api`, { recursive: true, encoding: 'utf8' })
    .map((name) => `src/api/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'))
    .toSorted();

/** All modules of `src/api`, with what they define. */
export async function readApiModules(): Promise<ApiModules> {
  const files = apiFiles();
  const modules: Record<string, Record<string, unknown>> = {};
  for (const file of files) {
    const address = pathToFileURL(root + file).href;
    modules[file] = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  }
  return { files, calls: definedCalls(modules), schemas: exportedSchemas(modules) };
}
