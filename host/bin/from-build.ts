import { readFileSync } from 'node:fs';
import type { CheckCommand } from '../contract/check/contract.ts';
import { definedCalls } from '../contract/document/defined-calls.ts';
import type { OpenApi } from '../contract/document/openapi.ts';

const modules = import.meta.glob<Record<string, unknown>>('#src/api/**/*.ts', { eager: true });

/** The check of the package: its document was derived when it was built, and the definitions of the calls are built in. */
export const fromBuild: CheckCommand = {
  name: 'npx portal-widgets contract',
  async readContract() {
    const document = readFileSync(new URL('../contract/openapi.json', import.meta.url), 'utf8');
    return { document: JSON.parse(document) as OpenApi, calls: definedCalls(modules) };
  },
};
