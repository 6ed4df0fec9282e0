// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createLoginServer } from '#host/example/login-server.ts';
import { folderWith } from '../server/folders.ts';

async function site() {
  const pages = folderWith({ 'log-in.html': '<!doctype html><title>学校</title>', 'secret.txt': 'secret' });
  const server = createLoginServer(pages);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = (cookie = '', init: RequestInit = {}) =>
    fetch(`${address}/my/portal-token`, { ...init, headers: { cookie } });
  const keep = (login: unknown, cookie?: string) =>
    token(cookie, { method: 'PUT', body: JSON.stringify(login) });
  return { address, token, keep };
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const login = { token: 't-1', userId: 'u-1001' };

it('gives a log-in back to the browser that sent it, and to no other', async () => {
  const { token, keep } = await site();
  const kept = await keep(login);
  expect(kept.status).toBe(204);
  expect(kept.headers.get('set-cookie')).toMatch(
    /^school_session=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const response = await token(cookieOf(kept));
  expect(await response.json()).toEqual(login);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(await (await token()).json()).toEqual({ token: '', userId: '' });
  expect(await (await token('school_session=guess')).json()).toEqual({ token: '', userId: '' });
});

it('begins a new session with each log-in, and ends the one before', async () => {
  const { token, keep } = await site();
  const former = cookieOf(await keep(login));
  const next = cookieOf(await keep({ token: 't-2', userId: 'u-1002' }, former));
  expect(next).not.toBe(former);
  expect(await (await token(next)).json()).toEqual({ token: 't-2', userId: 'u-1002' });
  expect(await (await token(former)).json()).toEqual({ token: '', userId: '' });
});

it('refuses what is no JSON', async () => {
  const { token } = await site();
  expect((await token('', { method: 'PUT', body: '{' })).status).toBe(400);
});

it.each([
  ['/log-in.html', 200],
  ['/missing.html', 404],
  ['/secret.txt', 404],
  ['/..%2Fsecret.html', 404],
  ['/', 404],
])('answers %s by %i', async (path, status) => {
  const { address } = await site();
  expect((await fetch(address + path)).status).toBe(status);
});
