import type { Sandbox } from '#host/sandbox/index.ts';

/** Sends plain HTTP requests with JSON bodies to the sandbox, logged in to an account. */
export function wireOf(sandbox: Sandbox, username?: string) {
  const token = username && sandbox.tokenOf(username);

  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    sandbox.fetch(`http://localhost${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        'content-type': 'application/json',
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
    });

  return {
    token: token ?? '',
    send,
    /** Returns the whole JSON of a GET response. */
    data: async (path: string) => (await send('GET', path)).json(),
    /** Returns the code that was sent to a number last. */
    code: async (mobile: string): Promise<string> =>
      (await (await send('GET', `/sandbox/sms?mobile=${mobile}`)).json()).code,
  };
}
