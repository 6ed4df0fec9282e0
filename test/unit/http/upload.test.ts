import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadCover, uploadFile } from '#src/api/uploads.ts';
import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import { RefusedError, TimeoutError } from '#src/http/errors.ts';
import { REQUEST_TIMEOUT_MS } from '#src/rules/limits.ts';
import { videoFile } from '#src/rules/upload-file.ts';
import { chinese } from '#src/texts/texts.ts';

const MEGA = 1_048_576;

/** A line of a bandwidth, in bytes per second; it may break off, silently, after some bytes. */
interface Line {
  bytesPerSecond: number;
  silentAfter?: number;
  /** How long the server thinks after the last byte. */
  thinkMs?: number;
  status?: number;
}

/** Replaces the browser's XMLHttpRequest by one whose line is slow, on the clock of the test. */
function throttle({ bytesPerSecond, silentAfter = Infinity, thinkMs = 0, status = 200 }: Line) {
  class SlowRequest extends EventTarget {
    upload = new EventTarget();
    withCredentials = false;
    responseType = '';
    status = status;
    response =
      status === 200
        ? new Blob(['{"code":200,"data":{"url":"/files/1","id":"f-1"}}'])
        : new Blob(['<h1>413</h1>']);
    #timer: ReturnType<typeof setInterval> | undefined;
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'content-type: application/json';
    }
    send(body: FormData) {
      const total = (body.get('file') as File).size;
      let loaded = 0;
      this.#timer = setInterval(() => {
        if (loaded >= silentAfter) return;
        loaded = Math.min(total, loaded + bytesPerSecond);
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
        if (loaded < total) return;
        clearInterval(this.#timer);
        setTimeout(() => this.#end('load'), thinkMs);
      }, 1000);
    }
    abort() {
      clearInterval(this.#timer);
      this.#end('abort');
    }
    #end(type: string) {
      this.dispatchEvent(new Event(type));
      this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
}

function setUp(isBrowserFetch = true, fetch: typeof globalThis.fetch = () => new Promise(() => {})) {
  const notify = vi.fn<(text: string) => void>();
  const http = createHttp(
    {
      config: () => readConfig({ api: 'https://api.example' }),
      fetch,
      isBrowserFetch,
      token: () => 'the-token',
      device: 'Chrome 156',
      language: chinese,
      onSignedOut: async () => false,
    },
    notify,
  );
  return { http, notify };
}

const fileOf = (bytes: number) => {
  const file = new File([], 'film.mp4');
  return Object.defineProperty(file, 'size', { value: bytes });
};

/** Lets time pass until the promise has settled, and says how many seconds that took; fails after `limit`. */
async function secondsUntil(promise: Promise<unknown>, limit: number): Promise<number> {
  let isSettled = false;
  const settle = () => void (isSettled = true);
  promise.then(settle, settle);
  for (let seconds = 0; seconds <= limit; seconds += 1) {
    // The body of the response is read in real time.
    await new Promise((resolve) => setImmediate(resolve));
    if (isSettled) return seconds;
    await vi.advanceTimersByTimeAsync(1000);
  }
  throw new Error(`not settled after ${limit} s`);
}

describe('an upload', () => {
  // Chunks are loaded in real time, before that of the test begins.
  beforeAll(async () => {
    const chunks = ['upload', 'encode-body', 'outcome'];
    await Promise.all(chunks.map((name) => import(`#src/http/${name}.ts`)));
  });
  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      }),
  );
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('of 30 MB over four minutes arrives, and reports its progress', async () => {
    throttle({ bytesPerSecond: MEGA / 8 });
    const { http } = setUp();
    const fractions: number[] = [];
    const sent = uploadFile(
      http,
      { file: fileOf(30 * MEGA) },
      { onProgress: (fraction) => fractions.push(fraction) },
    );
    expect(await secondsUntil(sent, 240 + 5)).toBeGreaterThanOrEqual(240);
    await expect(sent).resolves.toMatchObject({ type: 'success', data: { id: 'f-1' } });
    expect(fractions[119]).toBe(0.5);
    expect(fractions.at(-1)).toBe(1);
  });

  it('of the largest video arrives over a line of 1 Mbit/s', async () => {
    throttle({ bytesPerSecond: MEGA / 8 });
    const { http } = setUp();
    const sent = uploadFile(http, { file: fileOf(videoFile.maxBytes) }, { onProgress: () => {} });
    expect(await secondsUntil(sent, 1600 + 5)).toBeGreaterThanOrEqual(1600);
    await expect(sent).resolves.toMatchObject({ type: 'success' });
  });

  it('that shows no progress may take as long', async () => {
    throttle({ bytesPerSecond: MEGA / 8 });
    const { http } = setUp();
    const sent = uploadCover(http, { file: fileOf(30 * MEGA) });
    expect(await secondsUntil(sent, 240 + 5)).toBeGreaterThanOrEqual(240);
    await expect(sent).resolves.toMatchObject({ type: 'success' });
  });

  it('ends when nothing more is sent for 60 s', async () => {
    throttle({ bytesPerSecond: MEGA, silentAfter: 10 * MEGA });
    const { http, notify } = setUp();
    const sent = uploadFile(http, { file: fileOf(30 * MEGA) }, { onProgress: () => {} }).catch(
      (error: unknown) => error,
    );
    expect(await secondsUntil(sent, 600)).toBe(10 + REQUEST_TIMEOUT_MS / 1000);
    expect(await sent).toBeInstanceOf(TimeoutError);
    expect(notify).toHaveBeenCalledExactlyOnceWith('请求超时，请检查网络后重试');
  });

  it('ends when not even its first byte is sent for 60 s', async () => {
    throttle({ bytesPerSecond: MEGA, silentAfter: 0 });
    const { http } = setUp();
    const sent = uploadFile(http, { file: fileOf(MEGA) }).catch((error: unknown) => error);
    expect(await secondsUntil(sent, 600)).toBe(REQUEST_TIMEOUT_MS / 1000);
    expect(await sent).toBeInstanceOf(TimeoutError);
  });

  it('ends when the server does not answer for 60 s after the last byte', async () => {
    throttle({ bytesPerSecond: MEGA, thinkMs: 2 * REQUEST_TIMEOUT_MS });
    const { http } = setUp();
    const sent = uploadFile(http, { file: fileOf(5 * MEGA) }, { onProgress: () => {} }).catch(
      (error: unknown) => error,
    );
    expect(await secondsUntil(sent, 600)).toBe(5 + REQUEST_TIMEOUT_MS / 1000);
    expect(await sent).toBeInstanceOf(TimeoutError);
  });

  it('by a fetch of the page, which reports nothing, ends with its answer', async () => {
    const fourMinutes: typeof globalThis.fetch = (_, init) =>
      new Promise<Response>((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        setTimeout(() => resolve(Response.json({ code: 200, data: { url: '/files/1' } })), 240_000);
      });
    const { http } = setUp(false, fourMinutes);
    const sent = uploadFile(http, { file: fileOf(30 * MEGA) });
    expect(await secondsUntil(sent, 240 + 5)).toBeGreaterThanOrEqual(240);
    await expect(sent).resolves.toMatchObject({ type: 'success' });
  });

  it('that a server refuses as too large says so', async () => {
    throttle({ bytesPerSecond: MEGA, status: 413 });
    const { http, notify } = setUp();
    const sent = uploadFile(http, { file: fileOf(MEGA) }, { onProgress: () => {} }).catch(
      (error: unknown) => error,
    );
    await secondsUntil(sent, 30);
    expect(await sent).toBeInstanceOf(RefusedError);
    expect(notify).toHaveBeenCalledExactlyOnceWith('文件过大，服务器未接收，请压缩后再上传');
  });
});
