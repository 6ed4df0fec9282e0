// @vitest-environment node
import { expect, it } from 'vitest';
import { readApiModules } from '#host/contract/document/api-modules.ts';
import { endpointNames } from '#src/http/adapter/endpoint-names.ts';

it('every endpoint has one name, by which an adapter changes it, and no name is left over', async () => {
  const { calls } = await readApiModules();
  const defined = calls.map(({ name, definition }) => [`${definition.method} ${definition.path}`, name]);
  expect(endpointNames).toEqual(Object.fromEntries(defined));
  expect(new Set(Object.values(endpointNames)).size).toBe(calls.length);
});
