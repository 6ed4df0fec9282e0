import { inspect } from 'node:util';
import fc from 'fast-check';
import SparkMD5 from 'spark-md5';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { uploadAvatar, uploadImage } from '#src/api/uploads.ts';
import { readConfig } from '#src/config-check.ts';
import type { PortalSettings } from '#src/config.ts';
import { defineEndpoint, type Http } from '#src/http/endpoint.ts';
import { createHttp, type HttpClient } from '#src/http/client.ts';
import { REQUEST_TIMEOUT_MS } from '#src/rules/limits.ts';
import {
  AbortedError,
  MalformedAnswerError,
  MissingSettingError,
  NetworkError,
  NoContentError,
  PortalError,
  RefusedError,
  SignedOutError,
  TimeoutError,
} from '#src/http/errors.ts';
import type { OnTokenRefused, RefusalAction } from '#src/http/refusal.ts';
import { chinese } from '#src/texts/texts.ts';

const api = 'https://api.example';
const numbers = v.looseObject({ total: v.number() });

const read = defineEndpoint({ method: 'GET', path: '/api/things', response: numbers });
const write = defineEndpoint({
  method: 'POST',
  changes: [],
  path: '/api/things/{id}',
  request: (input: { id: string; name: string }) => ({ path: { id: input.id }, body: { name: input.name } }),
  response: v.unknown(),
});

function setUp(
  reply: () => Response | Promise<Response> = () => json({ code: 200, data: { total: 1 } }),
  settings: PortalSettings = {},
  onTokenRefused?: OnTokenRefused,
) {
  const requests: Request[] = [];
  const onChanged = vi.fn<(paths: readonly string[]) => void>();
  const notify = vi.fn<(text: string) => void>();
  const onSignedOut = vi.fn(async (_error: SignedOutError, _token: string) => false);
  const http = createHttp(
    {
      config: () => readConfig({ api, ...settings }),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        requests.push(request.clone());
        if (request.signal.aborted) throw request.signal.reason;
        return Promise.race([
          reply(),
          new Promise<never>((_, reject) =>
            request.signal.addEventListener('abort', () => reject(request.signal.reason)),
          ),
        ]);
      },
      token: () => 'the-token',
      device: 'Chrome 156',
      language: chinese,
      onSignedOut,
      onTokenRefused,
      onChanged,
    },
    notify,
  );
  const last = () => {
    const request = requests.at(-1);
    if (!request) throw new Error('nothing was sent');
    return request;
  };
  return { http, notify, onSignedOut, onChanged, requests, last };
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

describe('a call that needs settings of the portal', () => {
  it('waits for them, on every element of a page that knows only its script tag', async () => {
    const sent: string[] = [];
    const http = createHttp({
      config: () => readConfig({ api }),
      fetch: async (input, init) => {
        sent.push(new Request(input, init).url);
        return json({ code: '1', data: { url: '/files/1' } });
      },
      loadSettings: async () => readConfig({ api, uploadApplicationId: 'app', uploadUserId: 'up' }),
      token: () => 'the-token',
      device: 'Chrome 156',
      language: chinese,
      onSignedOut: async () => false,
    });
    await uploadImage(http, { file: new File(['x'], 'a.png') });
    const { searchParams } = new URL(sent[0] ?? '');
    expect([searchParams.get('applicationId'), searchParams.get('userId')]).toEqual(['app', 'up']);
  });

  it('costs the other calls nothing', async () => {
    const loadSettings = vi.fn(async () => readConfig({ api }));
    const http = createHttp({
      config: () => readConfig({ api }),
      fetch: async () => json({ code: 200, data: { total: 1 } }),
      loadSettings,
      token: () => '',
      device: 'Chrome 156',
      language: chinese,
      onSignedOut: async () => false,
    });
    await read(http, undefined);
    expect(loadSettings).not.toHaveBeenCalled();
  });
});

describe('what every call carries', () => {
  it('goes with credentials, os, device code and the Bearer token', async () => {
    const { http, last } = setUp();
    await read(http, undefined);
    const url = new URL(last().url);
    expect(url.origin + url.pathname).toBe('https://api.example/api/things');
    expect(url.searchParams.get('os')).toBe('1');
    expect(url.searchParams.get('deviceCode')).toBe('Chrome 156');
    expect(last().headers.get('authorization')).toBe('Bearer the-token');
    expect(last().credentials).toBe('include');
    expect(last().method).toBe('GET');
  });

  it('fills the path, encoded, and sends a JSON body', async () => {
    const { http, last } = setUp();
    await write(http, { id: 'a/b?c', name: '研修' });
    expect(new URL(last().url).pathname).toBe('/api/things/a%2Fb%3Fc');
    expect(last().headers.get('content-type')).toContain('application/json');
    expect(await last().json()).toEqual({ name: '研修' });
  });

  test.each(['..', '.', ''])('refuses "%s" in the path, which would lead to another call', async (id) => {
    const { http, notify, requests } = setUp();
    await expect(write(http, { id, name: '研修' })).rejects.toMatchObject({ name: 'RefusedError' });
    expect(requests).toHaveLength(0);
    expect(notify).toHaveBeenCalledExactlyOnceWith('链接地址有误，请从正确的入口重新打开');
  });

  test('never leaves the path of its call, whatever fills it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', '?', '#', '\t', 'a') }),
        async (id) => {
          const { http, requests } = setUp();
          await write(http, { id, name: '研修' }).catch(() => {});
          for (const { url } of requests) expect(new URL(url).pathname).toMatch(/^\/api\/things\/[^/]+$/);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('goes to the path the operator has configured instead', async () => {
    const { http, last } = setUp(undefined, { paths: { '/api/things': '/v2/items' } });
    await read(http, undefined);
    expect(new URL(last().url).pathname).toBe('/v2/items');
  });

  it('leaves the token out where the call says so', async () => {
    const { http, last } = setUp();
    await defineEndpoint({ method: 'GET', path: '/open', authorization: 'none', response: v.unknown() })(
      http,
    );
    expect(last().headers.has('authorization')).toBe(false);
  });

  it('sends the client credential for the account login, and refuses without one', async () => {
    const login = defineEndpoint({
      method: 'POST',
      changes: [],
      path: '/login',
      authorization: 'client',
      response: v.unknown(),
    });
    const { http, last } = setUp(undefined, { clientCredential: 'web:public' });
    await login(http);
    expect(last().headers.get('authorization')).toBe(`Basic ${btoa('web:public')}`);

    const bare = setUp();
    await expect(login(bare.http)).rejects.toBeInstanceOf(MissingSettingError);
    expect(bare.requests).toHaveLength(0);
    expect(bare.notify).toHaveBeenCalledExactlyOnceWith('系统缺少配置“clientCredential”，请联系管理员');
  });

  test.each([
    ['params', () => ({ query: { token: 'other' } }), 'Bearer other'],
    ['the body', () => ({ body: { token: 'other' } }), 'Bearer other'],
    ['neither', () => ({}), 'Bearer the-token'],
  ])('takes the token from %s where the call says so', async (_, request, header) => {
    const { http, last } = setUp();
    const activate = defineEndpoint({
      method: 'POST',
      changes: [],
      path: '/activate',
      authorization: 'request',
      request,
      response: v.unknown(),
    });
    await activate(http);
    expect(last().headers.get('authorization')).toBe(header);
  });

  it('sends a form urlencoded, and with a file as multipart', async () => {
    const { http, last } = setUp();
    const upload = (form: Record<string, string | Blob>) =>
      defineEndpoint({
        method: 'POST',
        path: '/upload',
        changes: [],
        request: () => ({ form }),
        response: v.unknown(),
      })(http);
    await upload({ name: '图 片', size: '1' });
    expect(last().headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(new URLSearchParams(await last().text()).get('name')).toBe('图 片');
    await upload({ file: new Blob(['x'], { type: 'image/png' }) });
    expect(last().headers.get('content-type')).toContain('multipart/form-data');
  });
});

describe('a signed call', () => {
  const call = defineEndpoint({
    method: 'POST',
    changes: [],
    path: '/pxapp/api/regedit/useByBase',
    signed: true,
    request: (input: { mobile: string; region: number }) => ({
      query: { region: input.region },
      body: { mobile: input.mobile },
    }),
    response: v.unknown(),
  });

  it('carries timestamp and the uppercase MD5 of sorted params, secret, token, timestamp and url', async () => {
    const { http, last } = setUp(undefined, { signSecret: 'S' });
    await call(http, { mobile: '13812345678', region: 42 });
    const timestamp = last().headers.get('timestamp');
    expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(5000);
    const text = `deviceCode=Chrome 156&mobile=13812345678&os=1&region=42&S&the-token&${timestamp}&/pxapp/api/regedit/useByBase`;
    expect(last().headers.get('signature')).toBe(SparkMD5.hash(text).toUpperCase());
  });

  it('is refused before it is sent where no secret is configured', async () => {
    const { http, requests, notify } = setUp();
    await expect(call(http, { mobile: '1', region: 1 })).rejects.toBeInstanceOf(MissingSettingError);
    expect(requests).toHaveLength(0);
    expect(notify).toHaveBeenCalledExactlyOnceWith('系统缺少配置“signSecret”，请联系管理员');
  });
});

describe('what comes back', () => {
  it('is the checked data of a success, unknown fields kept', async () => {
    const { http } = setUp(() => json({ code: '200', msg: 'ok', data: { total: 3, more: true } }));
    expect(await read(http, undefined)).toEqual({
      type: 'success',
      code: 200,
      message: 'ok',
      data: { total: 3, more: true },
    });
  });

  it('is the whole body where it has no code', async () => {
    const { http } = setUp(() => json({ total: 5 }));
    expect(await read(http, undefined)).toMatchObject({
      type: 'success',
      code: undefined,
      data: { total: 5 },
    });
  });

  it('is empty for 301 and the caller’s to judge for 212', async () => {
    expect(await read(setUp(() => json({ code: 301, data: { total: 1 } })).http, undefined)).toMatchObject({
      type: 'empty',
      data: null,
    });
    expect(await read(setUp(() => json({ code: 212, msg: '原密码不正确' })).http, undefined)).toMatchObject({
      type: 'passed',
      code: 212,
      message: '原密码不正确',
    });
  });

  it('is a success for 301 after a write that expects no data', async () => {
    const { http } = setUp(() => json({ code: 301, msg: '', data: null }));
    expect(await write(http, { id: '1', name: 'x' })).toMatchObject({ type: 'success', code: 301 });
  });

  it.each([2, 103, 201])('is the well-formed data of a query with code %s', async (code) => {
    const { http } = setUp(() => json({ code, msg: '提示', data: { total: 1 } }));
    expect(await read(http, undefined)).toMatchObject({ type: 'success', code, data: { total: 1 } });
  });

  it.each([
    ['data of another shape', { total: 'many' }],
    ['no data', null],
  ])('is the caller’s to judge for 201 with %s', async (_, data) => {
    const { http } = setUp(() => json({ code: 201, msg: '提示', data }));
    expect(await read(http, undefined)).toMatchObject({ type: 'passed', code: 201, message: '提示' });
  });

  it('is the caller’s to judge for 201 after a write', async () => {
    const { http } = setUp(() => json({ code: 201, data: { total: 1 } }));
    expect(await write(http, { id: '1', name: 'x' })).toMatchObject({ type: 'passed', code: 201 });
  });

  it('is a Blob for a file', async () => {
    const { http } = setUp(() => new Response('a,b', { headers: { 'content-type': 'text/csv' } }));
    const answer = await http.send(
      { method: 'GET', path: '/file', file: true, response: v.instance(Blob) },
      undefined,
    );
    expect(answer.type === 'success' && (await answer.data.text())).toBe('a,b');
  });

  it.each([
    ['the page of a proxy', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing at all', () => new Response('')],
  ])('is no file where the body is %s', async (_, reply) => {
    const { http, notify } = setUp(reply);
    const file = { method: 'GET', path: '/file', file: true, response: v.instance(Blob) } as const;
    await expect(http.send(file, undefined)).rejects.toBeInstanceOf(MalformedAnswerError);
    expect(notify).toHaveBeenCalledExactlyOnceWith('服务器返回的数据有误，请稍后重试');
  });

  it.each<[string, (http: Http) => Promise<unknown>, string]>([
    [
      'a file',
      (http) => uploadAvatar(http, { userId: 'u-1', base64: '' }),
      '文件过大，服务器未接收，请压缩后再上传',
    ],
    ['a text', (http) => write(http, { id: '1', name: 'x' }), '提交的内容过大，服务器未接收，请删减后再提交'],
    ['nothing', (http) => read(http, undefined), '服务器开小差了，请稍后重试（413）'],
  ])('says what is too large where a request sends %s', async (_, send, message) => {
    const { http, notify } = setUp(() => new Response('<h1>413</h1>', { status: 413 }));
    await expect(send(http)).rejects.toBeInstanceOf(RefusedError);
    expect(notify).toHaveBeenCalledExactlyOnceWith(message);
  });

  it.each([
    ['is no JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    [
      'is cut off',
      () => new Response('{"code":200,"da', { headers: { 'content-type': 'application/json' } }),
    ],
    ['is empty', () => new Response('')],
  ])('is a readable error when the body %s', async (_, reply) => {
    const { http, notify } = setUp(reply);
    await expect(read(http, undefined)).rejects.toBeInstanceOf(MalformedAnswerError);
    expect(notify).toHaveBeenCalledExactlyOnceWith('服务器返回的数据有误，请稍后重试');
  });

  it.each([
    ['a field of the wrong type', { code: 200, data: { total: '张三' } }, 'data.total'],
    ['no data', { code: 200 }, 'data'],
    ['no code, and a field of the wrong type', { total: '张三' }, 'body.total'],
  ])('is an error that names the field where the body has %s', async (_, body, field) => {
    const { http, notify } = setUp(() => json(body));
    const error = await read(http, undefined).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(MalformedAnswerError);
    expect(notify).toHaveBeenCalledExactlyOnceWith(`服务器返回的数据有误，请稍后重试（${field}）`);
    const { message, cause } = error as Error & { cause: Error };
    expect(cause.message).toContain(`\n${field}: `);
    // The value that stands there may be personal.
    expect(message + cause.message).not.toContain('张三');
  });

  it('is the server’s message for a refusal, shown once', async () => {
    const { http, notify } = setUp(() => json({ code: 500, msg: '名额已满' }));
    const error = await read(http, undefined).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ message: '名额已满', code: 500, shown: true });
    expect(notify).toHaveBeenCalledExactlyOnceWith('名额已满');
  });

  it('is our own words where an HTTP failure brings none', async () => {
    const { http, notify } = setUp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(read(http, undefined)).rejects.toMatchObject({ code: 502 });
    expect(notify).toHaveBeenCalledExactlyOnceWith('服务器开小差了，请稍后重试（502）');
  });

  it.each([
    ['1800', 1800],
    ['0', 0],
    ['Fri, 27 Nov 2026 22:00:00 GMT', 0],
    [undefined, 0],
  ])('says how long the server wants no more calls: Retry-After %s', async (header, seconds) => {
    const busy = () =>
      new Response('', { status: 503, ...(header !== undefined && { headers: { 'retry-after': header } }) });
    await expect(read(setUp(busy).http, undefined)).rejects.toMatchObject({ retryAfter: seconds });
  });

  it('is our own words where a refusal brings none', async () => {
    const { http, notify } = setUp(() => json({ code: 1 }));
    await expect(read(http, undefined)).rejects.toMatchObject({ code: 1 });
    expect(notify).toHaveBeenCalledExactlyOnceWith('操作失败，请稍后重试');
  });

  it('is a success for the string "1"', async () => {
    const { http } = setUp(() => json({ code: '1', data: { total: 3 } }));
    expect(await read(http, undefined)).toMatchObject({ type: 'success', code: '1', data: { total: 3 } });
  });

  it.each([100, 230])('is quiet for %i', async (code) => {
    const { http, notify } = setUp(() => json({ code, msg: '稍候' }));
    await expect(read(http, undefined)).rejects.toMatchObject({ message: '稍候', shown: false });
    expect(notify).not.toHaveBeenCalled();
  });

  it('is the whole response for 204', async () => {
    const { http } = setUp(() => json({ code: 204, msg: '无', data: { left: 1 } }));
    const error = await read(http, undefined).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NoContentError);
    expect(error).toMatchObject({ response: { code: 204, data: { left: 1 } } });
  });

  it.each([
    ['a refusal', () => json({}, 500)],
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a wrong shape', () => json({ code: 200, data: { total: 'many' } })],
    ['a session that is over', () => json({}, 401)],
  ])('shows nothing of %s of an endpoint that is silent by definition', async (_, reply) => {
    const { http, notify } = setUp(reply);
    const count = defineEndpoint({ method: 'GET', path: '/api/count', silent: true, response: numbers });
    await expect(count(http)).rejects.toBeInstanceOf(PortalError);
    expect(notify).not.toHaveBeenCalled();
  });

  it('shows nothing for a silent call', async () => {
    const { http, notify } = setUp(() => json({ code: 500, msg: '名额已满' }));
    await expect(read(http, undefined, { silent: true })).rejects.toMatchObject({ shown: false });
    expect(notify).not.toHaveBeenCalled();
  });

  it('is shown where the caller stands', async () => {
    const { http, notify } = setUp(() => json({ code: 500, msg: '名额已满' }));
    const inDialog = vi.fn<(text: string) => void>();
    await expect(read(http.withNotify(inDialog), undefined)).rejects.toBeInstanceOf(RefusedError);
    expect(inDialog).toHaveBeenCalledExactlyOnceWith('名额已满');
    expect(notify).not.toHaveBeenCalled();
  });

  it.each([
    ['HTTP 401', () => json({}, 401), '登录已失效，请重新登录'],
    ['code 401', () => json({ code: 401, msg: '请先登录' }), '请先登录'],
    ['the string -1', () => json({ code: '-1', msg: '账号在别处登录' }), '账号在别处登录'],
  ])('tells the session once for %s', async (_, reply, message) => {
    const { http, onSignedOut, notify } = setUp(reply);
    await expect(read(http, undefined)).rejects.toMatchObject({ name: 'SignedOutError', shown: true });
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }), 'the-token');
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('a write', () => {
  const change = defineEndpoint({
    method: 'PUT',
    changes: ['/api/things'],
    path: '/api/things/{id}',
    request: (input: { id: string }) => ({ path: { id: input.id } }),
    response: v.unknown(),
  });
  const html = (status: number) => new Response('<html>', { status });

  it.each<[string, () => Response | Promise<Response>, boolean]>([
    ['that is done', () => json({ code: 200 }), true],
    ['whose connection breaks', () => Promise.reject(new TypeError('Failed to fetch')), true],
    ['that a gateway answers for', () => html(502), true],
    ['whose answer cannot be read', () => html(200), true],
    ['that is refused by a code', () => json({ code: 500, msg: '名额已满' }), false],
    ['that is refused by a status', () => json({}, 403), false],
    ['whose session is over', () => json({}, 401), false],
  ])('%s is told as a change where it may be one', async (_, reply, isTold) => {
    const { http, onChanged } = setUp(reply);
    await change(http, { id: '1' }).catch((error: unknown) => expect(error).toBeInstanceOf(PortalError));
    expect(onChanged.mock.calls).toEqual(isTold ? [[['/api/things']]] : []);
  });

  it('that is not sent changes nothing', async () => {
    const { http, onChanged } = setUp();
    const signed = defineEndpoint({ ...change.definition, signed: true });
    await expect(signed(http, { id: '1' })).rejects.toBeInstanceOf(MissingSettingError);
    expect(onChanged).not.toHaveBeenCalled();
  });
});

describe('a refused token', () => {
  const refusedOnce = () => {
    const replies = [json({ code: 401, msg: '请先登录' })];
    return () => replies.shift() ?? json({ code: 200, data: { total: 1 } });
  };

  it('has the request sent again where the page says so, and nobody is told', async () => {
    const onTokenRefused = vi.fn<OnTokenRefused>(async () => 'retry');
    const { http, requests, onSignedOut } = setUp(refusedOnce(), {}, onTokenRefused);
    expect(await read(http, undefined)).toMatchObject({ type: 'success', data: { total: 1 } });
    expect(requests).toHaveLength(2);
    expect(onTokenRefused).toHaveBeenCalledExactlyOnceWith({ method: 'GET', token: 'the-token', attempt: 1 });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('counts the attempts', async () => {
    const onTokenRefused = vi.fn<OnTokenRefused>(async ({ attempt }) => (attempt < 3 ? 'retry' : 'reject'));
    const { http, requests } = setUp(() => json({}, 401), {}, onTokenRefused);
    await expect(read(http, undefined)).rejects.toBeInstanceOf(SignedOutError);
    expect(onTokenRefused.mock.calls.map(([{ attempt }]) => attempt)).toEqual([1, 2, 3]);
    expect(requests).toHaveLength(3);
  });

  it.each<[RefusalAction, number]>([
    ['sign-out', 1],
    ['reject', 0],
  ])('with %s tells the session %i times', async (action, times) => {
    const { http, requests, onSignedOut, notify } = setUp(refusedOnce(), {}, async () => action);
    await expect(read(http, undefined)).rejects.toMatchObject({
      name: 'SignedOutError',
      message: '请先登录',
    });
    expect(requests).toHaveLength(1);
    expect(onSignedOut).toHaveBeenCalledTimes(times);
    expect(notify).not.toHaveBeenCalled();
  });

  it.each(['GET', 'POST'] as const)('has a %s sent again where the session has a new one', async (method) => {
    const { http, requests, onSignedOut, notify } = setUp(refusedOnce());
    onSignedOut.mockResolvedValue(true);
    const call = defineEndpoint({
      ...(method === 'GET' ? { method } : { method, changes: [] }),
      path: '/api/things',
      response: numbers,
    });
    expect(await call(http, undefined)).toMatchObject({ type: 'success', data: { total: 1 } });
    expect(requests).toHaveLength(2);
    expect(notify).not.toHaveBeenCalled();
  });

  const beforeLogin = defineEndpoint({
    method: 'GET',
    path: '/api/things',
    authorization: 'none',
    response: numbers,
  });

  const byToken = defineEndpoint({
    method: 'POST',
    path: '/api/things',
    authorization: 'request',
    changes: [],
    request: (input: { token: string }) => ({ body: input }),
    response: numbers,
  });

  it.each<[string, (http: HttpClient) => Promise<unknown>, OnTokenRefused?]>([
    ['a call before the log-in', (http) => beforeLogin(http, undefined)],
    ['the token of a link', (http) => read(http.withToken('of-a-link'), undefined)],
    ['another token in its body', (http) => byToken(http, { token: 'of-an-app' })],
    ['a visitor', (http) => read(http, undefined), async () => 'reject'],
  ])('of %s is told to the caller alone, since no session has ended', async (_, send, onTokenRefused) => {
    const { http, notify } = setUp(() => json({ code: 401, msg: '请先登录' }), {}, onTokenRefused);
    await expect(send(http)).rejects.toMatchObject({
      name: 'SignedOutError',
      message: '请先登录',
      shown: false,
    });
    expect(notify).not.toHaveBeenCalled();
  });

  it('is not sent a third time, and is told to the caller', async () => {
    const { http, requests, onSignedOut } = setUp(() => json({}, 401));
    onSignedOut.mockResolvedValue(true);
    await expect(read(http, undefined)).rejects.toMatchObject({ name: 'SignedOutError', shown: false });
    expect(requests).toHaveLength(2);
  });

  it('says a failure of the second attempt once', async () => {
    const replies = [json({}, 401), json({ code: 500, msg: '名额已满' })];
    const { http, notify } = setUp(
      () => replies.shift() ?? json({}),
      {},
      async () => 'retry',
    );
    await expect(read(http, undefined)).rejects.toBeInstanceOf(RefusedError);
    expect(notify).toHaveBeenCalledExactlyOnceWith('名额已满');
  });
});

describe('what does not come back', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is a time-out after 60 s, with a readable message', async () => {
    const { http, notify } = setUp(() => new Promise<Response>(() => {}));
    const sent = read(http, undefined).catch((caught: unknown) => caught);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(notify).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toBeInstanceOf(TimeoutError);
    expect(notify).toHaveBeenCalledExactlyOnceWith('请求超时，请检查网络后重试');
    expect(REQUEST_TIMEOUT_MS).toBe(60_000);
  });

  it('is a network error with a readable message, and is not sent again', async () => {
    const { http, notify, requests } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(read(http, undefined)).rejects.toBeInstanceOf(NetworkError);
    expect(notify).toHaveBeenCalledExactlyOnceWith('网络连接失败，请检查网络后重试');
    expect(requests).toHaveLength(1);
  });

  it('is nothing to tell when the caller has gone away', async () => {
    const { http, notify } = setUp(() => new Promise<Response>(() => {}));
    const controller = new AbortController();
    const sent = read(http, undefined, { signal: controller.signal }).catch((caught: unknown) => caught);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await sent).toBeInstanceOf(AbortedError);
    expect(notify).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what an error keeps to itself', () => {
  const login = defineEndpoint({
    method: 'POST',
    changes: [],
    path: '/login',
    request: (input: { password: string }) => ({ query: input }),
    response: v.object({ userId: v.string(), list: v.array(v.object({ id: v.number() })) }),
  });
  const answered = { userId: 7, token: 'their-token', list: [{ id: 1 }, { id: 'x', note: 'their-secret' }] };

  it.each<[string, () => Response | Promise<Response>, new (...parts: never[]) => Error]>([
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch')), NetworkError],
    ['an answer that is no JSON', () => new Response('their-token'), MalformedAnswerError],
    ['an answer of another shape', () => json({ code: 200, data: answered }), MalformedAnswerError],
    ['a refusal', () => json({ code: 500, msg: '拒绝', data: answered }), RefusedError],
    ['the end of the session', () => json({ code: 401, msg: '请先登录', data: answered }), SignedOutError],
  ])('%s shows neither password nor token', async (_, reply, Kind) => {
    const { http } = setUp(reply);
    const error = await login(http, { password: 'Teacher#2026' }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Kind);
    const text = inspect(error, { depth: 10, showHidden: true });
    expect(text).not.toMatch(/Teacher(#|%23)2026|the-token|their-token|their-secret/);
  });

  it('a time-out and a caller who goes away show neither', async () => {
    vi.useFakeTimers();
    const { http } = setUp(() => new Promise<Response>(() => {}));
    const controller = new AbortController();
    const late = login(http, { password: 'Teacher#2026' }).catch((caught: unknown) => caught);
    const left = login(http, { password: 'Teacher#2026' }, { signal: controller.signal }).catch(
      (caught: unknown) => caught,
    );
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    vi.useRealTimers();
    for (const error of [await late, await left]) {
      expect(error).toBeInstanceOf(Error);
      expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/Teacher(#|%23)2026|the-token/);
    }
  });

  it('but says what broke, and where the shape differs', async () => {
    const broken = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(login(broken.http, { password: 'x' })).rejects.toMatchObject({
      cause: { name: 'TypeError' },
    });
    const odd = setUp(() => json({ code: 200, data: answered }));
    await expect(login(odd.http, { password: 'x' })).rejects.toMatchObject({
      cause: { message: 'POST /login\ndata.list[1].id: number' },
    });
  });
});
