// @vitest-environment node
import { describe, expect, it, test, vi } from 'vitest';
import { isTooLarge } from '#host/server/body-limit.ts';
import { answerCall, type Connection } from '#host/server/handle-call.ts';
import { BODY_MAX_MB } from '#src/rules/limits.ts';

const megabyte = 1_048_576;

function connected({ destroyed = false } = {}) {
  const said: string[] = [];
  const destroy = vi.fn();
  const end = (text: string, then: () => void) => {
    said.push(text);
    then();
  };
  const socket = { destroyed, destroy, end };
  return { connection: { incoming: { socket } } as unknown as Connection, said, destroy };
}

const call = (method = 'GET', init: RequestInit = {}) =>
  new Request('http://localhost/api/x?a=1', { method, ...init });
const upload = (bytes: number, init: RequestInit = {}) =>
  call('POST', { body: new Uint8Array(bytes), headers: { 'x-a': '1' }, ...init });
const failing = (name: string) => async () => {
  throw Object.assign(new Error('x'), { name });
};

describe('a call', () => {
  it('reaches the back end with method, address, headers and body, and follows no redirect there', async () => {
    let heard: Request | undefined;
    const answered = new Response('done');
    const answer = await answerCall(
      async (request) => {
        heard = request;
        return answered;
      },
      call('PUT', { body: 'text', headers: { 'x-a': '1' } }),
      connected().connection,
    );
    expect(answer).toBe(answered);
    expect(heard).toMatchObject({ method: 'PUT', url: 'http://localhost/api/x?a=1', redirect: 'manual' });
    expect(heard?.headers.get('x-a')).toBe('1');
    expect(await heard?.text()).toBe('text');
  });

  it('whose back end drops it breaks the connection with bytes that no browser takes for an answer', async () => {
    const { connection, said, destroy } = connected();
    const answer = await answerCall(failing('ConnectionDropped'), call(), connection);
    expect(said).toEqual(['connection dropped\r\n']);
    expect(said[0]).not.toMatch(/^HTTP/);
    expect(destroy).toHaveBeenCalledOnce();
    expect(answer.headers.get('x-hono-already-sent')).toBe('true');
  });

  it('whose connection has gone meanwhile says nothing more', async () => {
    const { connection, said, destroy } = connected({ destroyed: true });
    await answerCall(failing('ConnectionDropped'), call(), connection);
    expect(said).toEqual([]);
    expect(destroy).not.toHaveBeenCalled();
  });

  it('whose caller has gone ends without a word', async () => {
    const { connection, said, destroy } = connected();
    await answerCall(failing('AbortError'), call('GET', { signal: AbortSignal.abort() }), connection);
    expect(said).toEqual([]);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('that fails by a mistake of ours is left to the server', async () => {
    const { connection, destroy } = connected();
    await expect(answerCall(failing('TypeError'), call(), connection)).rejects.toThrow('x');
    await expect(
      answerCall(
        async () => {
          throw 'ConnectionDropped';
        },
        call(),
        connection,
      ),
    ).rejects.toBe('ConnectionDropped');
    expect(destroy).not.toHaveBeenCalled();
  });
});

describe('a body', () => {
  test.each([
    [undefined, false],
    [String(BODY_MAX_MB * megabyte), false],
    [String(BODY_MAX_MB * megabyte + 1), true],
  ])('that is announced with %s bytes is too large: %s', (length, isLarge) => {
    expect(isTooLarge(new Headers(length ? { 'content-length': length } : {}))).toBe(isLarge);
  });

  it('that is announced too large is refused in words, and keeps no connection', async () => {
    const backEnd = vi.fn();
    const sent = call('POST', { headers: { 'content-length': String(megabyte + 1) } });
    const answer = await answerCall(backEnd, sent, connected().connection, 1);
    expect(answer.status).toBe(413);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      connection: 'close',
    });
    expect(await answer.json()).toEqual({ code: 413, msg: '文件过大，请压缩后再上传', data: null });
    expect(backEnd).not.toHaveBeenCalled();
  });

  test.each([
    [megabyte, 200],
    [megabyte + 1, 413],
  ])('of %i bytes against a limit of one megabyte is answered with %i', async (bytes, status) => {
    const reading = async (request: Request) => {
      await request.arrayBuffer();
      return new Response('');
    };
    expect((await answerCall(reading, upload(bytes), connected().connection, 1)).status).toBe(status);
  });

  it('that is too large is refused too where the back end hides the fault', async () => {
    const hiding = async (request: Request) => {
      await request.arrayBuffer().catch(() => {});
      return new Response('', { status: 502 });
    };
    expect((await answerCall(hiding, upload(megabyte + 1), connected().connection, 1)).status).toBe(413);
  });

  it('breaks off for the back end once it is too large', async () => {
    let fault: unknown;
    await answerCall(
      async (request) => {
        fault = await request.arrayBuffer().catch((error: unknown) => error);
        return new Response('');
      },
      upload(megabyte + 1),
      connected().connection,
      1,
    );
    expect(fault).toEqual(new RangeError('the body is too large'));
  });
});
