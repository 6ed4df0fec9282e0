// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '#host/server/listen.ts';
import { startServer, type PortalServer } from '#host/server/start.ts';
import { attacks } from '#test/attacks/attack-list.ts';
import { flawsOf, type SeenCall } from '#test/attacks/flaws.ts';
import { plantFiles } from '#test/attacks/place.ts';
import { proxiedClaims } from '#test/attacks/proxied-claims.ts';
import { asking, say } from '#test/attacks/wire.ts';
import { createFolder } from './folders.ts';
import { indexPage } from './serving.ts';

/** A page map, so that an unknown path is 404 as in a real build. */
const pages = JSON.stringify([{ pattern: '^/$', page: 'home', status: 200 }]);
const place = createFolder({
  'portal/index.html': indexPage,
  'portal/pages/zh-CN/home.html': indexPage,
  'portal/pages/zh-CN/notFound.html': indexPage,
  'portal/.vite/pages.json': pages,
});
const seen: SeenCall[] = [];
let backEnd: Listening;
let withSandbox: PortalServer;
let withBackEnd: PortalServer;
let behindProxy: PortalServer;

beforeAll(async () => {
  plantFiles(place.folder);
  const folders = { portal: `${place.folder}/portal`, cdn: `${place.folder}/cdn` };
  backEnd = await listen((incoming, outgoing) => {
    seen.push({ path: incoming.url ?? '', headers: incoming.headers });
    incoming.resume().on('end', () => outgoing.end('{}'));
  }, 0);
  withSandbox = await startServer(folders);
  const api = `http://localhost:${backEnd.port}`;
  withBackEnd = await startServer({ ...folders, api });
  behindProxy = await startServer({ ...folders, api, proxies: ['127.0.0.1'] });
});
afterAll(async () => {
  await Promise.all([withSandbox, withBackEnd, behindProxy].map((server) => server.close(0)));
  await backEnd.close(0);
  place.remove();
});

describe('a server stands', () => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))('%s', async (_, attack) => {
    expect(await flawsOf(attack, { port: withSandbox.port })).toEqual([]);
    expect(await flawsOf(attack, { port: withBackEnd.port, seen })).toEqual([]);
  });
});

describe('of what a trusted proxy hands on, a back end is told facts alone', () => {
  it.each(proxiedClaims)('%s', async (header, { for: address, host, proto }) => {
    seen.length = 0;
    await say(behindProxy.port, asking('GET', '/api/open', [header]));
    const told = Object.fromEntries(
      Object.entries(seen[0]?.headers ?? {}).filter(([name]) => /forwarded|-ip$/.test(name)),
    );
    expect(told).toEqual({
      'x-forwarded-for': address,
      ...(host && { 'x-forwarded-host': host }),
      ...(proto && { 'x-forwarded-proto': proto }),
    });
  });
});
