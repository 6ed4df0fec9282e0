// @vitest-environment node
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { folderWith } from './folders.ts';
import { serving } from './serving.ts';

/** The status for a request of this destination; `fetch` sets the header itself. */
function statusOf(address: string, path: string, destination: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { headers: { 'sec-fetch-dest': destination } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.end();
  });
}

const logout = '/api/auth/user/logout?backurl=%2Flogin';

it.each(['image', 'audio', 'video', 'track', 'font', 'style', 'script', 'object', 'embed', 'iframe'])(
  'refuses a call that %s makes, which never reaches the back end',
  async (destination) => {
    const { address, sandbox } = await serving();
    expect(await statusOf(address, logout, destination)).toBe(403);
    expect(sandbox?.calls()).toEqual([]);
  },
);

it.each([
  ['document', logout, 302],
  ['empty', '/api/orgUser/org/getConfigByCode?orgCode=demo', 200],
  ['image', '/avatars/u-1001.jpg', 200],
  ['image', '/favicon.svg', 200],
  ['image', '/api/upload/file/1.png', 404],
  ['image', '/api/upload/..%2fauth/user/logout', 403],
  ['image', '/api/upload/..%252fauth/user/logout', 403],
  ['image', '/api/upload/x;/..%5cauth', 403],
  ['image', '/pxapp/api/project/get/1', 403],
  ['image', '/hkw/api/category', 403],
  ['image', '/proxy/wechat/userinfo', 403],
  ['image', '/project', 200],
])('answers %s for %s with %s', async (destination, path, status) => {
  const { address } = await serving();
  expect(await statusOf(address, path, destination)).toBe(status);
});

it('refuses such a call too where the settings have given it another path, and logs that', async () => {
  const settings = { paths: { '/api/auth/user/logout': '/own/logout' }, callPrefixes: ['own'] };
  const folder = folderWith({ 'settings.json': JSON.stringify(settings) });
  const lines: string[] = [];
  const writeLog = (line: string) => void lines.push(line);
  const { address, sandbox } = await serving({ config: `${folder}/settings.json`, log: 'json', writeLog });
  expect(await statusOf(address, '/own/logout', 'image')).toBe(403);
  expect(sandbox?.calls()).toEqual([]);
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'refused', status: 403 });
  await statusOf(address, '/own/logout', 'empty');
  await expect.poll(() => lines.length).toBe(2);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ kind: 'call' });
});
