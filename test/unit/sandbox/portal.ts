import { readConfig } from '../../../src/config-check.ts';
import type { Endpoint } from '../../../src/http/endpoint.ts';
import { createHttp } from '../../../src/http/client.ts';
import { chinese } from '../../../src/texts/texts.ts';
import { createSandbox, sandboxSettings, type Sandbox } from '../../../host/sandbox/index.ts';

/** A Saturday, 10:30 by the local clock. */
export const noonish = new Date(2026, 10, 21, 10, 30).getTime();

export interface Clock {
  time: number;
}

/** A sandbox on a clock that the test sets. */
export function sandboxAt(clock: Clock = { time: noonish }): Sandbox {
  return createSandbox({ now: () => clock.time });
}

export type Ask = <Input, Data>(call: Endpoint<Input, Data>, input: Input) => Promise<Data>;

/** Asks the sandbox as the portal does, in the name of an account; without one as a visitor. */
export function portalOf(sandbox: Sandbox, username?: string): Ask {
  const token = username ? sandbox.tokenOf(username) : '';
  const http = createHttp({
    config: readConfig({ ...sandboxSettings, api: 'http://localhost' }),
    fetch: sandbox.fetch,
    token: () => token,
    device: 'Chrome 156',
    language: chinese,
    onSignedOut: () => {},
  });
  return async (call, input) => {
    const answer = await call(http, input);
    if (answer.type !== 'success') throw new Error(`${call.definition.path} answered ${answer.code}`);
    return answer.data;
  };
}
