import { readConfig } from '#src/config-check.ts';
import type { Endpoint } from '#src/http/endpoint.ts';
import { createHttp } from '#src/http/client.ts';
import { chinese } from '#src/texts/texts.ts';
import { createSandbox, sandboxSettings, type Sandbox } from '#host/sandbox/index.ts';

/** A Saturday at 10:30 local time. */
export const noonish = new Date(2026, 10, 21, 10, 30).getTime();

export interface Clock {
  time: number;
}

/** Creates a sandbox with a clock that the test controls. */
export function sandboxAt(clock: Clock = { time: noonish }): Sandbox {
  return createSandbox({ now: () => clock.time });
}

export type Ask = <Input, Data>(call: Endpoint<Input, Data>, input: Input) => Promise<Data>;

/** Sends requests to the sandbox as the portal does, logged in to an account or as a visitor. */
export function portalOf(sandbox: Sandbox, username?: string): Ask {
  const token = username ? sandbox.tokenOf(username) : '';
  const http = createHttp({
    config: () => readConfig({ ...sandboxSettings, api: 'http://localhost' }),
    fetch: sandbox.fetch,
    token: () => token,
    device: 'Chrome 156',
    language: chinese,
    onSignedOut: async () => false,
  });
  return async (call, input) => {
    const answer = await call(http, input);
    if (answer.type !== 'success') throw new Error(`${call.definition.path} answered ${answer.code}`);
    return answer.data;
  };
}
