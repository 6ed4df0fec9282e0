import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '#host/server/listen.ts';
import { attacks } from '#test/attacks/attack-list.ts';
import { secret } from '#test/attacks/attack.ts';
import { flawsOf, type SeenCall } from '#test/attacks/flaws.ts';
import { plantFiles } from '#test/attacks/place.ts';
import { proxiedClaims } from '#test/attacks/proxied-claims.ts';
import { asking, say } from '#test/attacks/wire.ts';
import { builtServer } from './built-server.ts';

const { place, serving } = builtServer();
const seen: SeenCall[] = [];
let backEnd: Listening;

beforeAll(async () => {
  plantFiles(join(place(), 'dist'));
  backEnd = await listen((incoming, outgoing) => {
    // The probe of the start asks for no call.
    if (incoming.url !== '/') seen.push({ path: incoming.url ?? '', headers: incoming.headers });
    incoming.resume().on('end', () => outgoing.end('{}'));
  }, 0);
});
afterAll(() => backEnd.close(0));

const api = () => ({ PORTAL_API: `http://localhost:${backEnd.port}` });
const portOf = (address: string) => Number(new URL(address).port);

it('the process of the build stands every attack, complains of none, and ends when it is told to', async () => {
  const { address, child, ended, out } = await serving(api());
  const complaints = out.stderr;
  const flaws: string[] = [];
  for (const attack of attacks) {
    const found = await flawsOf(attack, { port: portOf(address), seen });
    flaws.push(...found.map((flaw) => `${attack.name}: ${flaw}`));
  }
  expect(flaws).toEqual([]);
  expect(out.stdout + out.stderr).not.toContain(secret);
  expect(out.stderr).toBe(complaints);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('the process of the build tells a back end facts alone of what a trusted proxy hands on', async () => {
  const { address } = await serving({ ...api(), PORTAL_TRUST_PROXY: '127.0.0.1' });
  for (const [header, told] of proxiedClaims) {
    seen.length = 0;
    await say(portOf(address), asking('GET', '/api/open', [header]));
    const headers = seen[0]?.headers ?? {};
    expect(
      {
        for: headers['x-forwarded-for'],
        host: headers['x-forwarded-host'],
        proto: headers['x-forwarded-proto'],
      },
      header,
    ).toEqual(told);
  }
});
