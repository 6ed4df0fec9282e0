import { readApiModules } from '../document/api-modules.ts';
import { openApi } from '../document/openapi.ts';
import type { CheckCommand } from './contract.ts';

/** The check of a checkout, which derives the contract from the sources. */
export const fromSources: CheckCommand = {
  name: 'npm run contract --',
  readContract: async () => ({ document: await openApi(), calls: (await readApiModules()).calls }),
};
