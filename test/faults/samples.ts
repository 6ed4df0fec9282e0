import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import { isRecord } from '#src/rules/record.ts';
import { chinese } from '#src/texts/texts.ts';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { createScene } from '#test/unit/api/call-table.ts';
import { endpointsAt, type callRows } from '#test/unit/api/endpoint-list.ts';
import type { Sample } from './fault-list.ts';
import type { Caller } from './manners.tsx';

/** A call as its row has it, and the answer of the sandbox to it. */
export async function sampleOf(row: (typeof callRows)[number]): Promise<{ caller: Caller; sample: Sample }> {
  const [endpoint] = endpointsAt(row);
  if (!endpoint) throw new Error(`there is no function for ${row.method} ${row.path}`);
  const scene = createScene();
  const input = (typeof row.input === 'function' ? await row.input(scene) : row.input) as never;
  let body = '';
  const http = createHttp({
    config: () => readConfig({ ...sandboxSettings, api: 'http://localhost' }),
    fetch: async (...request) => {
      const response = await scene.sandbox.fetch(...request);
      if (!endpoint.definition.file) body = await response.clone().text();
      return response;
    },
    token: () => scene.token,
    device: 'Chrome 156',
    language: chinese,
    onSignedOut: async () => false,
  });
  await endpoint(http, input);
  const json: unknown = endpoint.definition.file ? undefined : JSON.parse(body);
  return { caller: { endpoint, input }, sample: { json: isRecord(json) ? json : undefined } };
}
