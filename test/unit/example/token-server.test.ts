// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTokenServer } from '#host/example/token-server.ts';
import { schoolClient } from '#host/sandbox/login/token-exchange.ts';
import { serving } from '../server/serving.ts';

const granted = `${schoolClient.id}:${schoolClient.secret}`;

/** Starts the school's server beside a portal; the user of its session stands in a header. */
async function school({ credential = granted } = {}) {
  const { address, sandbox } = await serving();
  const server = createTokenServer({
    portal: address,
    credential,
    userOf: ({ headers }) => headers['x-user']?.toString(),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (user?: string) =>
    fetch(`http://127.0.0.1:${port}/my/portal-token`, { headers: user ? { 'x-user': user } : {} });
  const exchanges = () => sandbox?.calls().filter(({ path }) => path === '/api/auth/oauth2/token').length;
  return { portal: address, ask, exchanges };
}

it('provides a token of the portal for the user of the school, and keeps it until it expires', async () => {
  const { portal, ask, exchanges } = await school();
  const response = await ask('teacher');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const { token, userId } = await response.json();
  expect(userId).toBe('u-1001');
  const info = await fetch(`${portal}/api/user/user/info`, { headers: { authorization: `Bearer ${token}` } });
  expect((await info.json()).data.userInfo).toMatchObject({ userId: 'u-1001' });
  expect(await (await ask('teacher')).json()).toEqual({ token, userId });
  expect(exchanges()).toBe(1);
});

it('says that nobody is logged in at the school, without asking the portal', async () => {
  const { ask, exchanges } = await school();
  expect(await (await ask()).json()).toEqual({ token: '', userId: '' });
  expect(exchanges()).toBe(0);
});

it('says nothing of the portal’s refusal but to its own log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const { ask } = await school({ credential: 'demo-school:guess' });
  const response = await ask('teacher');
  expect([response.status, await response.text()]).toEqual([502, '']);
  expect(String(log.mock.calls[0]?.[0])).toContain('invalid_client');
});
