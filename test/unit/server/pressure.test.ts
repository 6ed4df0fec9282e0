// @vitest-environment node
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '#host/server/listen.ts';
import type { ServerOptions } from '#host/server/start.ts';
import { drip } from '#test/attacks/drip.ts';
import { asking, say } from '#test/attacks/wire.ts';
import { serving } from './serving.ts';

const megabyte = 1_048_576;

/** A portal in front of a back end with this listener. */
async function before(answer: RequestListener, options: ServerOptions = {}) {
  const backEnd = await listen(answer, 0);
  onTestFinished(() => backEnd.close(0));
  return serving({ ...options, api: `http://localhost:${backEnd.port}` });
}

const stands = async (port: number) =>
  expect((await say(port, asking('GET', '/index'))).statuses).toEqual([200]);

describe('who takes his time', () => {
  it.each([
    ['says nothing', '', ''],
    ['sends his headers by drops', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'a'],
    ['sends many headers by drops', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-Slow: a\r\n'],
    ['sends his line by drops', 'GET /', 'a'],
  ])('and %s is sent away', async (_, beginning, drop) => {
    const { port } = await serving({ headerWaitMs: 300 });
    const said = await drip(port, beginning, drop, 20);
    expect(said).toMatch(/^(HTTP\/1\.1 408 |$)/);
    await stands(port);
  });

  it.each([
    ['by drops', 'a', 'Content-Length: 1000000'],
    ['by drops in chunks', '1\r\na\r\n', 'Transfer-Encoding: chunked'],
    ['not at all', '', 'Content-Length: 1000000'],
  ])('and sends his body %s is sent away, and the back end is told so', async (_, drop, length) => {
    let call: IncomingMessage | undefined;
    const { port } = await before((incoming) => void (call = incoming.resume()), { silenceMs: 400 });
    await drip(port, `POST /api/upload HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n`, drop, 20);
    await expect.poll(() => call?.destroyed ?? true).toBe(true);
    expect(call?.complete ?? false).toBe(false);
    await stands(port);
  });

  it('and sends a body by drops to a page is sent away at once', async () => {
    const { port } = await serving();
    const said = await drip(
      port,
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n',
      'a',
      20,
    );
    expect(said).toMatch(/^HTTP\/1\.1 405 /);
    await stands(port);
  });

  it('and does not read his answer is sent away', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaint.mockRestore());
    let hasClosed = false;
    const { port } = await before(
      (_, outgoing) => {
        outgoing.on('close', () => (hasClosed = true));
        outgoing.end(Buffer.alloc(64 * megabyte));
      },
      { silenceMs: 400 },
    );
    const socket = connect(port, '127.0.0.1', () => socket.write(asking('GET', '/api/export')));
    onTestFinished(() => void socket.destroy());
    await expect.poll(() => hasClosed).toBe(true);
    await stands(port);
  });
});

describe('who sends much', () => {
  it('waits until the back end has read: 200 MB pass through and are not held', async () => {
    const length = 200 * megabyte;
    let call: IncomingMessage | undefined;
    let received = 0;
    const { port } = await before((incoming, outgoing) => {
      call = incoming;
      incoming.on('data', ({ length: bytes }: Buffer) => (received += bytes)).pause();
      incoming.on('end', () => outgoing.end('{}'));
    });
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let answer = '';
    socket.on('data', (piece: Buffer) => (answer += piece.toString()));
    socket.write(`POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`);
    const piece = Buffer.alloc(megabyte);
    let sent = 0;
    const send = () => {
      while (sent < length) {
        sent += piece.length;
        if (!socket.write(piece)) return;
      }
    };
    socket.on('drain', send);
    send();
    // Bytes that have left the client and not reached the back end lie in the server and in the buffers of the machine.
    await expect.poll(() => call).toBeDefined();
    let sentBefore = -1;
    await expect
      .poll(
        () => {
          const stood = sentBefore === sent;
          sentBefore = sent;
          return stood;
        },
        { interval: 200 },
      )
      .toBe(true);
    expect(sent - received).toBeLessThan(40 * megabyte);
    call?.resume();
    await expect.poll(() => answer).toContain('200 OK');
    expect(received).toBe(length);
  });

  it('is not helped by packing: 100 MB of nothing reach the back end as they came', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * megabyte));
    const pieces: Buffer[] = [];
    let headers: IncomingMessage['headers'] = {};
    const { address } = await before((incoming, outgoing) => {
      headers = incoming.headers;
      incoming.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => outgoing.end('{}'));
    });
    const answer = await fetch(`${address}/api/upload`, {
      method: 'POST',
      headers: { 'content-encoding': 'gzip' },
      body: new Uint8Array(bomb),
    });
    expect(answer.status).toBe(200);
    expect(headers['content-encoding']).toBe('gzip');
    expect(Buffer.concat(pieces).equals(bomb)).toBe(true);
  });

  it('and a bomb for the sandbox is a body that is no JSON', async () => {
    const { address } = await serving();
    const answer = await fetch(`${address}/api/orgUser/login/visitorLoginByCode`, {
      method: 'POST',
      headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
      body: new Uint8Array(gzipSync(Buffer.alloc(100 * megabyte))),
    });
    expect(answer.status).toBeLessThan(500);
  });
});

it('a thousand connections at once are answered', async () => {
  const { port } = await serving();
  const heard = await Promise.all(
    Array.from({ length: 1000 }, () => say(port, asking('GET', '/index'), 20_000)),
  );
  expect(heard.map(({ statuses }) => statuses[0])).toEqual(Array.from({ length: 1000 }, () => 200));
});

it('a thousand connections that say nothing keep nobody else waiting', async () => {
  const { port } = await serving();
  const silent = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => silent.forEach((socket) => socket.destroy()));
  await Promise.all(silent.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  await stands(port);
});

describe('a server that stops', () => {
  it('takes the rest of an upload, and answers it', async () => {
    const { port, close } = await before((incoming, outgoing) =>
      incoming.resume().on('end', () => outgoing.end('{}')),
    );
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (piece: Buffer) => (answer += piece.toString()));
    socket.write('POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab');
    await say(port, asking('GET', '/index'));
    const stopping = close(30_000);
    await expect.poll(async () => (await say(port, asking('GET', '/index'))).statuses).toEqual([]);
    socket.write('cd');
    await stopping;
    expect(answer).toContain('200 OK');
  });

  it('waits for nobody beyond its grace who has not ended his request', async () => {
    const { port, close } = await serving();
    const ended = [
      drip(port, '', '', 20),
      drip(port, 'GET / HTTP/1.1\r\nX-Slow: ', 'a', 20),
      drip(port, 'POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n', 'a', 20),
    ];
    await say(port, asking('GET', '/index'));
    await close(200);
    await Promise.all(ended);
  });
});
