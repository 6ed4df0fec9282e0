// @vitest-environment node
import { Server } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen, openServer } from '#host/server/listen.ts';

afterEach(() => void vi.restoreAllMocks());

const first = '127.0.0.1';
const second = '::1';

/** Lets a machine refuse to listen under a loopback name, so many times. */
function refuse(name: string, code: string, times = Infinity): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its server below
  const own = Server.prototype.listen as (...given: unknown[]) => Server;
  let left = times;
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function listenOrFail(
    this: Server,
    ...given: unknown[]
  ) {
    if (given[1] !== name || left-- <= 0) return Reflect.apply(own, this, given);
    process.nextTick(() => this.emit('error', Object.assign(new Error(`no ${name}`), { code })));
    return this;
  });
}

async function opened(port = 0) {
  const server = await listen((_, outgoing) => outgoing.end('here'), port);
  onTestFinished(() => server.close(0));
  return server;
}

describe('a machine', () => {
  it.each(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])(
    'without an IPv6 loopback (%s) is served under the other name',
    async (code) => {
      refuse(second, code);
      const { port } = await opened();
      expect(await (await fetch(`http://${first}:${port}`)).text()).toBe('here');
    },
  );

  it('without any loopback is told what Node says', async () => {
    refuse(first, 'EADDRNOTAVAIL');
    await expect(opened()).rejects.toThrow('no 127.0.0.1');
  });

  it('that forbids the port is told what Node says, and nothing about a port that were taken', async () => {
    refuse(second, 'EACCES');
    await expect(opened()).rejects.toThrow('no ::1');
  });

  it('with a free port of one name alone is given another one', async () => {
    refuse(second, 'EADDRINUSE', 1);
    const { port } = await opened();
    for (const name of [first, `[${second}]`])
      expect(await (await fetch(`http://${name}:${port}`)).text()).toBe('here');
  });
});

it('looks for slow headers twice within their time', () => {
  expect(openServer(() => {}, { headerWaitMs: 300 })).toMatchObject({
    headersTimeout: 300,
    connectionsCheckingInterval: 150,
  });
});
