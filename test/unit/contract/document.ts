import { readApiModules } from '#host/contract/document/api-modules.ts';
import { openApi } from '#host/contract/document/openapi.ts';
import type { Operation } from '#host/contract/document/operation.ts';
import { checkedCalls } from '#host/contract/check/calls.ts';
import { createValidation } from '#host/contract/check/validate.ts';

/** The document as it is built, and what the check makes of it; reading the types of all calls takes some seconds. */
export const contract = await openApi();
export const calls = checkedCalls(contract, (await readApiModules()).calls);
export const validation = createValidation(contract.components.schemas);

export function operationAt(method: string, path: string): Operation {
  const operation = contract.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
}
