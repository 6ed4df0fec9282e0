import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import { chinese } from '#src/texts/texts.ts';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { createScene } from './call-table.ts';
import { callName, endpointsAt, type AnyEndpoint, type callRows } from './endpoint-list.ts';

/** A call of the table with its input, and its answer from the sandbox as it is written. */
export interface Sample {
  name: string;
  call: AnyEndpoint;
  input: Record<string, unknown>;
  answer: unknown;
}

export const clientOf = (fetch: typeof globalThis.fetch, token = 'the-token') =>
  createHttp({
    config: () => readConfig({ ...sandboxSettings, api: 'http://localhost' }),
    fetch,
    token: () => token,
    device: 'Chrome 156',
    language: chinese,
    onSignedOut: async () => false,
  });

/** None for a call that answers with a file. */
export async function sampleOf(row: (typeof callRows)[number]): Promise<Sample[]> {
  const [call] = endpointsAt(row);
  if (!call || call.definition.file) return [];
  const scene = createScene();
  const input = (typeof row.input === 'function' ? await row.input(scene) : row.input) ?? {};
  let answer: unknown;
  const http = clientOf(async (url, init) => {
    const response = await scene.sandbox.fetch(url, init);
    answer = await response.clone().json();
    return response;
  }, scene.token);
  await call(http, input as never);
  return [{ name: callName(row), call, input, answer }];
}
