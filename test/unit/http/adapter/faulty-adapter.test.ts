import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { closeTicket, getTicket, getTickets } from '#src/api/tickets.ts';
import { uploadFile } from '#src/api/uploads.ts';
import { adapterError, type AdapterFault } from '#src/http/adapter/adapter-error.ts';
import { loadAdapter } from '#src/http/adapter/load-adapter.ts';
import { AdapterError } from '#src/http/errors.ts';
import { REQUEST_TIMEOUT_MS } from '#src/rules/limits.ts';
import { chinese } from '#src/texts/texts.ts';
import { adaptedHttp } from './adapt.ts';

const fail = (fault: AdapterFault) => adapterError(fault, { language: chinese, shown: false });
const failed = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('no adapter', () => {
  test.each<[unknown, string]>([
    [[], '接口转换文件没有默认导出“export default”对象，请联系管理员'],
    ['adapter', '接口转换文件没有默认导出“export default”对象，请联系管理员'],
    [{ getTicket5: {} }, '接口转换文件中的“getTicket5”不是接口名称，请联系管理员'],
    [{ getTickets: null }, '接口转换文件中的“getTickets”写法有误，请联系管理员'],
    [{ getTickets: { respons: () => ({}) } }, '接口转换文件中的“getTickets.respons”写法有误，请联系管理员'],
    [{ getTickets: { constructor: {} } }, '接口转换文件中的“getTickets.constructor”写法有误，请联系管理员'],
    [{ getTickets: { response: {} } }, '接口转换文件中的“getTickets.response”写法有误，请联系管理员'],
    [{ getTickets: { method: 'TRACE' } }, '接口转换文件中的“getTickets.method”写法有误，请联系管理员'],
    [{ '*': { path: '/v1/all' } }, '接口转换文件中的“*.path”写法有误，请联系管理员'],
    [{ '*': { method: 'GET' } }, '接口转换文件中的“*.method”写法有误，请联系管理员'],
    [{ getTickets: { path: ['/v1'] } }, '接口转换文件中的“getTickets.path”写法有误，请联系管理员'],
    [{ getTickets: { path: 7 } }, '接口转换文件中的“getTickets.path”写法有误，请联系管理员'],
    [{ getTickets: { path: 'v1/reports' } }, '接口转换文件中的“getTickets.path”写法有误，请联系管理员'],
    [{ getTickets: { path: '/v1#a' } }, '接口转换文件中的“getTickets.path”写法有误，请联系管理员'],
    [{ getTickets: { path: 'v1' } }, '接口转换文件中的“getTickets.path”写法有误，请联系管理员'],
    [{ getTickets: { path: '//evil.example' } }, '接口转换文件中的“getTickets.path”写法有误，请联系管理员'],
    [{ getTickets: { path: '/\\evil.example' } }, '接口转换文件中的“getTickets.path”写法有误，请联系管理员'],
    [{ getTickets: { path: '@evil.example/' } }, '接口转换文件中的“getTickets.path”写法有误，请联系管理员'],
    [{ getTickets: { path: '/v1?a=1' } }, '接口转换文件中的“getTickets.path”写法有误，请联系管理员'],
  ])('%j: %s', async (adapter, message) => {
    const { http, sent, notify, onSignedOut } = adaptedHttp({ adapter });
    // The option takes an object; a text is the address of a module.
    const failure =
      typeof adapter === 'string'
        ? await failed(loadAdapter('/text.js', fail, async () => ({ default: adapter })))
        : await failed(getTickets(http, { current: 1 }));
    expect(failure).toBeInstanceOf(AdapterError);
    expect(failure).toMatchObject({ name: 'AdapterError', message });
    expect(sent).toEqual([]);
    expect(notify.mock.calls).toEqual(typeof adapter === 'string' ? [] : [[message]]);
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('an adapter that fails on a call', () => {
  const throwing = () => {
    throw new RangeError('secret of the user');
  };
  test.each<[string, object, string, number]>([
    [
      'throws in request',
      { request: throwing },
      '接口转换“getTickets.request”运行出错（RangeError），请联系管理员',
      0,
    ],
    [
      'throws in response',
      { response: throwing },
      '接口转换“getTickets.response”运行出错（RangeError），请联系管理员',
      1,
    ],
    [
      'throws nothing',
      {
        response: () => {
          throw undefined;
        },
      },
      '接口转换“getTickets.response”运行出错（Error），请联系管理员',
      1,
    ],
    [
      'returns nothing',
      { response: () => {} },
      '接口转换“getTickets.response”的返回值不是带有 code 的对象，请联系管理员',
      1,
    ],
    [
      'returns a promise',
      { response: async () => ({ code: 200 }) },
      '接口转换“getTickets.response”的返回值不是带有 code 的对象，请联系管理员',
      1,
    ],
    [
      'returns no code',
      { response: () => ({ data: 1 }) },
      '接口转换“getTickets.response”的返回值不是带有 code 的对象，请联系管理员',
      1,
    ],
    [
      'sends no parts',
      { request: () => ({ current: 1 }) },
      '接口转换“getTickets.request”的返回值不是请求内容，请联系管理员',
      0,
    ],
    [
      'sends a promise',
      { request: async () => ({}) },
      '接口转换“getTickets.request”的返回值不是请求内容，请联系管理员',
      0,
    ],
    [
      'sends parts that are no groups of values',
      { request: () => ({ query: 7 }) },
      '接口转换“getTickets.request”的返回值不是请求内容，请联系管理员',
      0,
    ],
    [
      'sends headers, which are no part that it may change',
      { request: () => ({ query: {}, headers: {} }) },
      '接口转换“getTickets.request”的返回值不是请求内容，请联系管理员',
      0,
    ],
    [
      'leaves one of two places empty',
      { path: '/v1/{a}/{b}', request: () => ({ path: { a: 1 } }) },
      '接口转换“getTickets.request”没有填上地址中的参数，请联系管理员',
      0,
    ],
    [
      'throws a text',
      {
        response: () => {
          throw 'secret of the user';
        },
      },
      '接口转换“getTickets.response”运行出错（string），请联系管理员',
      1,
    ],
    [
      'gives GET a form',
      { request: () => ({ form: { a: 1 } }) },
      '接口转换“getTickets.request”改为 GET 后仍带有请求体，请联系管理员',
      0,
    ],
    [
      'leaves a place empty',
      { path: '/v1/{what}' },
      '接口转换“getTickets”没有填上地址中的参数，请联系管理员',
      0,
    ],
    [
      'gives GET a body',
      { request: () => ({ body: { a: 1 } }) },
      '接口转换“getTickets.request”改为 GET 后仍带有请求体，请联系管理员',
      0,
    ],
  ])('%s', async (_, entry, message, requests) => {
    const { http, sent, notify, onSignedOut, report } = adaptedHttp({ adapter: { getTickets: entry } });
    const failure = await failed(getTickets(http, { current: 1 }));
    expect(failure).toMatchObject({ name: 'AdapterError', message, shown: true });
    expect(sent).toHaveLength(requests);
    expect(notify.mock.calls).toEqual([[message]]);
    expect(onSignedOut).not.toHaveBeenCalled();
    // The page's developer sees what was thrown; the error that events repeat keeps its name alone.
    const isThrown = message.includes('运行出错');
    expect(report).toHaveBeenCalledTimes(isThrown ? 1 : 0);
    if (isThrown) expect(String(report.mock.calls[0]?.[0])).toMatch(/The adapter fails in getTickets\.re/);
    expect(JSON.stringify(failure)).not.toContain('secret');
  });

  it('tells the page’s developer what was thrown and where, and the caller its name alone', async () => {
    const thrown = new RangeError('secret of the user');
    const tell = async (value: unknown) => {
      const response = () => {
        throw value;
      };
      const { http, report } = adaptedHttp({ adapter: { getTickets: { response } } });
      return { failure: await failed(getTickets(http, { current: 1 })), told: report.mock.calls[0]?.[0] };
    };
    const { failure, told } = await tell(thrown);
    expect(told).toMatchObject({
      message: 'The adapter fails in getTickets.response: secret of the user',
      cause: thrown,
    });
    expect(failure).toMatchObject({ cause: { name: 'RangeError' } });
    expect((await tell('a text')).told).toMatchObject({ message: expect.stringMatching(/: a text$/) });
    expect((await tell(undefined)).told).toMatchObject({ message: expect.stringMatching(/: nothing$/) });
  });

  it('without throwing has no cause, and reports nothing', async () => {
    const { http, report } = adaptedHttp({ adapter: { getTickets: { response: () => {} } } });
    expect(await failed(getTickets(http, { current: 1 }))).not.toHaveProperty('cause');
    expect(report).not.toHaveBeenCalled();
  });

  it('that answers a refusal with a promise is wrong there too', async () => {
    const { http } = adaptedHttp({
      adapter: { getTickets: { failure: async () => ({ msg: '内容太短' }) } },
      answer: () => Response.json({}, { status: 422 }),
    });
    expect(await failed(getTickets(http, { current: 1 }))).toMatchObject({
      message: '接口转换“getTickets.failure”的返回值不是带有 code 的对象，请联系管理员',
    });
  });

  it('says so in the place of a refusal, too', async () => {
    const { http, onSignedOut } = adaptedHttp({
      adapter: { getTickets: { failure: throwing } },
      answer: () => Response.json({ error: 'expired' }, { status: 401 }),
    });
    await expect(getTickets(http, { current: 1 })).rejects.toMatchObject({ name: 'AdapterError' });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('puts no file into JSON', async () => {
    const { http, sent } = adaptedHttp({
      adapter: { uploadFile: { request: ({ form }: { form: object }) => ({ body: { kind: 1, ...form } }) } },
    });
    const failure = await failed(uploadFile(http, { file: new Blob(['x']) }));
    expect(failure).toMatchObject({ message: '接口转换“uploadFile.request”把文件放进了 JSON，请联系管理员' });
    expect(sent).toEqual([]);
  });

  it('leads to no other folder by a place of the path', async () => {
    const { http, sent } = adaptedHttp({
      adapter: { getTicket: { path: '/v1/{a}/x', request: () => ({ path: { a: '..' } }) } },
    });
    await expect(getTicket(http, { id: '1' })).rejects.toMatchObject({ name: 'RefusedError' });
    expect(sent).toEqual([]);
  });

  it('breaks no other call', async () => {
    const { http } = adaptedHttp({
      adapter: { getTickets: { response: throwing } },
      answer: () => Response.json({ code: 200, data: null }),
    });
    await failed(getTickets(http, { current: 1 }));
    expect((await closeTicket(http, { problemId: '1' })).type).toBe('success');
  });
});

describe('a module', () => {
  let address = '';
  let count = 0;
  // A module is kept for the page, so each test has an address of its own.
  beforeEach(() => void (address = `/adapter-${(count += 1)}.js`));

  it('is loaded once, however many calls wait for it', async () => {
    const adapter = { getTickets: {} };
    const load = vi.fn(async () => ({ default: adapter }));
    const loaded = await Promise.all([1, 2, 3].map(() => loadAdapter(address, fail, load)));
    expect(loaded).toEqual([adapter, adapter, adapter]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for again, at an address that the browser does not know, after a failure', async () => {
    const load = vi.fn<(url: string) => Promise<{ default?: unknown }>>(async () => ({ default: {} }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValueOnce({ default: { getTicket5: {} } });
    await expect(loadAdapter(address, fail, load)).rejects.toMatchObject({
      name: 'AdapterError',
      message: `接口转换文件“${address}”加载失败，请稍后重试或联系管理员`,
    });
    await expect(loadAdapter(address, fail, load)).rejects.toMatchObject({ name: 'AdapterError' });
    expect(await loadAdapter(address, fail, load)).toEqual({});
    const searches = load.mock.calls.map(([url]) => new URL(url).search);
    expect(searches).toEqual(['', '?again=1', '?again=2']);
  });

  test.each([
    'https://evil.example/adapter.js',
    '//evil.example/adapter.js',
    '/\\evil.example/adapter.js',
    'data:text/javascript,export default {}',
    'blob:https://evil.example/1',
    'javascript:alert(1)',
    '',
  ])('of another origin is not loaded: %s', async (foreign) => {
    const load = vi.fn(async () => ({ default: {} }));
    await expect(loadAdapter(foreign, fail, load)).rejects.toMatchObject({
      message: `接口转换文件“${foreign}”不在本站，未加载，请联系管理员`,
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('that fails for several calls at once is asked for once more, at one new address', async () => {
    const load = vi.fn<(url: string) => Promise<{ default?: unknown }>>(async () => ({ default: {} }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const both = await Promise.all([1, 2].map(() => failed(loadAdapter(address, fail, load))));
    expect(both).toMatchObject([{ name: 'AdapterError' }, { name: 'AdapterError' }]);
    await loadAdapter(address, fail, load);
    expect(load.mock.calls.map(([url]) => new URL(url).search)).toEqual(['', '?again=1']);
  });

  it('is named by the settings, and one that is not there fails its calls alone', async () => {
    const { http, sent, report } = adaptedHttp({ settings: { adapter: address } });
    expect(await failed(getTickets(http, { current: 1 }))).toMatchObject({
      name: 'AdapterError',
      message: `接口转换文件“${address}”加载失败，请稍后重试或联系管理员`,
    });
    expect(sent).toEqual([]);
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      message: expect.stringMatching(new RegExp(`^The adapter fails in ${address}: .*\\bhttp\\b`)),
    });
  });

  it('that has come leaves no timer behind', async () => {
    vi.useFakeTimers();
    try {
      await loadAdapter(address, fail, async () => ({ default: {} }));
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that never comes fails like a call that never ends', async () => {
    vi.useFakeTimers();
    try {
      const faults: AdapterFault[] = [];
      const failing = (fault: AdapterFault) => {
        faults.push(fault);
        return fail(fault);
      };
      const loading = failed(loadAdapter(address, failing, () => new Promise(() => {})));
      await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
      expect(await loading).toMatchObject({ name: 'AdapterError', cause: { name: 'TimeoutError' } });
      expect(faults).toMatchObject([{ thrown: { message: 'it did not come in time' } }]);
    } finally {
      vi.useRealTimers();
    }
  });
});
