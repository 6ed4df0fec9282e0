import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { uploadFetch } from '#src/http/upload.ts';
import { failure } from './sending.ts';

/** The browser's XMLHttpRequest, as a test sees and ends it. */
class SeenRequest extends EventTarget {
  static last = new SeenRequest();
  upload = new EventTarget();
  opened: [method: string, url: string] | undefined;
  headers: Record<string, string> = {};
  withCredentials = false;
  responseType = '';
  body: unknown;
  status = 200;
  response: Blob | null = new Blob(['{"code":200}']);
  receivedHeaders = '';
  isAborted = false;

  constructor() {
    super();
    SeenRequest.last = this;
  }
  open(method: string, url: string) {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return this.receivedHeaders;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.end('abort');
  }
  end(type: string) {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
  sends(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', SeenRequest));
afterEach(() => void vi.unstubAllGlobals());

const url = 'https://api.example/api/upload';
/** Starts an upload; it has been sent by then. */
function start(init?: RequestInit, input: RequestInfo = url) {
  const fractions: number[] = [];
  const answer = uploadFetch({ fetch, isBrowserFetch: true }, (fraction) => void fractions.push(fraction))(
    input,
    init,
  );
  return { answer, fractions, xhr: SeenRequest.last };
}

describe('an upload by the browser', () => {
  it('carries method, address, headers, credentials and body', () => {
    const body = new FormData();
    const { xhr } = start({
      method: 'POST',
      headers: { authorization: 'Bearer t' },
      credentials: 'include',
      body,
    });
    expect(xhr).toMatchObject({
      opened: ['POST', url],
      headers: { authorization: 'Bearer t' },
      withCredentials: true,
      responseType: 'blob',
    });
    expect(xhr.body).toBe(body);
  });

  test.each(['omit', 'same-origin', undefined] as const)(
    'sends no cookie elsewhere with %s',
    (credentials) => {
      const { xhr } = start({ ...(credentials && { credentials }) });
      expect(xhr).toMatchObject({ opened: ['GET', url], withCredentials: false, body: null });
    },
  );

  it('may be given as a request, whose parts the options replace', () => {
    const request = new Request(url, { method: 'PUT', headers: { 'x-a': '1' } });
    expect(start(undefined, request).xhr).toMatchObject({ opened: ['PUT', url], headers: { 'x-a': '1' } });
    const replaced = start({ method: 'POST', headers: { 'x-b': '2' } }, request).xhr;
    expect(replaced).toMatchObject({ opened: ['POST', url], headers: { 'x-b': '2' } });
  });

  it('reports the sent fraction, none where nothing has to be sent, and its end', async () => {
    const { answer, fractions, xhr } = start();
    xhr.sends(0, 0);
    xhr.sends(1, 4);
    xhr.sends(4, 4);
    xhr.end('load');
    await answer;
    expect(fractions).toEqual([0, 0.25, 1, 1]);
  });

  it('brings status, headers and body', async () => {
    const { answer, xhr } = start();
    xhr.status = 413;
    xhr.receivedHeaders =
      'content-type: application/json\r\nx-long:  a: b \r\n: nameless\r\nno colon\nvary: a\r\n';
    xhr.end('load');
    const response = await answer;
    expect(response.status).toBe(413);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json',
      'x-long': 'a: b',
      vary: 'a',
    });
    expect(await response.json()).toEqual({ code: 200 });
  });

  test.each([204, 205, 304])('of %i has no body', async (status) => {
    const { answer, xhr } = start();
    Object.assign(xhr, { status, response: new Blob(['x']) });
    xhr.end('load');
    expect(await (await answer).text()).toBe('');
  });

  it('whose connection breaks fails like a call', async () => {
    const { answer, xhr } = start();
    xhr.end('error');
    await expect(answer).rejects.toThrow(new TypeError('Failed to fetch'));
  });
});

describe('an upload that is given up', () => {
  it('stops, and fails with the reason of its caller', async () => {
    const controller = new AbortController();
    const { answer, xhr } = start({ signal: controller.signal });
    controller.abort(new RangeError('too late'));
    expect(xhr.isAborted).toBe(true);
    await expect(answer).rejects.toThrow(new RangeError('too late'));
  });

  it('by the signal of a request too', async () => {
    const controller = new AbortController();
    const { answer, xhr } = start({}, new Request(url, { signal: controller.signal }));
    controller.abort();
    expect(xhr.isAborted).toBe(true);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('before it begins is never sent', async () => {
    const before = SeenRequest.last;
    const { answer } = start({ signal: AbortSignal.abort(new RangeError('too late')) });
    await expect(answer).rejects.toThrow('too late');
    expect(SeenRequest.last).toBe(before);
  });

  it('by the browser itself, e.g. as the page is left, fails like one that is given up', async () => {
    const { answer, xhr } = start();
    xhr.end('abort');
    expect(await failure(answer)).toMatchObject({ name: 'AbortError', message: 'aborted' });
  });

  it('after its end changes nothing', async () => {
    const controller = new AbortController();
    const { answer, xhr } = start({ signal: controller.signal });
    xhr.end('load');
    await answer;
    controller.abort();
    expect(xhr.isAborted).toBe(false);
  });
});

it('by a fetch of the page reports its end alone', async () => {
  const fractions: number[] = [];
  const answered = Response.json({});
  const fetch = vi.fn(async () => answered);
  const upload = uploadFetch({ fetch }, (fraction) => void fractions.push(fraction));
  expect(await upload(url, { method: 'POST' })).toBe(answered);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(url, { method: 'POST' });
  expect(fractions).toEqual([1]);
});
