// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '#host/server/listen.ts';
import { startServer, type PortalServer } from '#host/server/start.ts';
import { attacks } from '#test/attacks/attack-list.ts';
import { flawsOf, type SeenCall } from '#test/attacks/flaws.ts';
import { plantFiles } from '#test/attacks/place.ts';
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

beforeAll(async () => {
  plantFiles(place.folder);
  const folders = { portal: `${place.folder}/portal`, cdn: `${place.folder}/cdn` };
  backEnd = await listen((incoming, outgoing) => {
    seen.push({ path: incoming.url ?? '', headers: incoming.headers });
    incoming.resume().on('end', () => outgoing.end('{}'));
  }, 0);
  withSandbox = await startServer(folders);
  withBackEnd = await startServer({ ...folders, api: `http://localhost:${backEnd.port}` });
});
afterAll(async () => {
  await Promise.all([withSandbox.close(0), withBackEnd.close(0)]);
  await backEnd.close(0);
  place.remove();
});

describe('a server stands', () => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))('%s', async (_, attack) => {
    expect(await flawsOf(attack, { port: withSandbox.port })).toEqual([]);
    expect(await flawsOf(attack, { port: withBackEnd.port, seen })).toEqual([]);
  });
});
