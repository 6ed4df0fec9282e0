import { readApiModules } from '../document/api-modules.ts';
import type { DefinedCall } from '../document/defined-calls.ts';
import { openApi, type OpenApi } from '../document/openapi.ts';

export interface Contract {
  document: OpenApi;
  calls: DefinedCall[];
}

/** The contract, from the sources. In the built command, `contractOfBuild` stands in the place of this module. */
export async function readContract(): Promise<Contract> {
  return { document: await openApi(), calls: (await readApiModules()).calls };
}
