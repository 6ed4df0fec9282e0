import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { defineEndpoint, type EndpointDefinition } from '#src/http/endpoint.ts';
import { failure, sending } from './sending.ts';

const things = defineEndpoint({
  method: 'GET',
  path: '/api/things',
  response: v.looseObject({ id: v.union([v.string(), v.number()]) }),
});
const file: EndpointDefinition<void, Blob> = {
  method: 'GET',
  path: '/api/file',
  file: true,
  response: v.instance(Blob),
};
const answering = (body: BodyInit | null, status = 200, type?: string) =>
  sending({
    answer: () => new Response(body, { status, ...(type && { headers: { 'content-type': type } }) }),
  });

describe('an id of 64 bits', () => {
  it('is the text of its digits', async () => {
    const { http } = answering('{"code":200,"data":{"id":9007199254740993123}}');
    expect((await things(http)).data).toEqual({ id: '9007199254740993123' });
  });
});

describe('a file', () => {
  it('is a success without code and message', async () => {
    const { http } = answering('a,b', 200, 'text/csv');
    const answer = await http.send(file, undefined);
    expect(answer).toMatchObject({ type: 'success', code: undefined, message: '' });
    expect(await (answer.data as Blob).text()).toBe('a,b');
  });

  it.each([
    ['JSON', 200, 'application/json; charset=utf-8'],
    ['any type with another status', 403, 'text/plain'],
  ])('that is refused by %s is none', async (_, status, type) => {
    const { http, notify } = answering('{"code":500,"msg":"尚未开具"}', status, type);
    expect(await failure(http.send(file, undefined))).toMatchObject({ name: 'RefusedError', code: 500 });
    expect(notify.mock.calls).toEqual([['尚未开具']]);
  });

  it('that is the page of a proxy says so in the cause, for whoever reads the log', async () => {
    const { http } = answering('<html>', 200, 'text/HTML');
    expect(await failure(http.send(file, undefined))).toMatchObject({
      name: 'MalformedAnswerError',
      cause: new TypeError('the body is no file'),
    });
  });
});

describe('an answer', () => {
  it('that is no JSON says so in the cause', async () => {
    expect(await failure(things(answering('<html>').http))).toMatchObject({
      cause: new SyntaxError('the body is not JSON'),
    });
  });

  it('with a status other than 200 is no success, whatever its code says', async () => {
    const { http } = answering('{"code":200,"data":{"id":1}}', 500);
    expect(await failure(things(http))).toMatchObject({ name: 'RefusedError', code: 200, status: undefined });
  });

  it('that is refused by its code has no status of a gateway', async () => {
    const { http } = answering('{"code":500,"msg":"名额已满"}');
    expect(await failure(things(http))).toMatchObject({ code: 500, status: undefined, retryAfter: 0 });
  });

  it.each([
    [401, '{}', 401],
    [401, '{"code":"FAIL"}', 'FAIL'],
    [200, '{"code":401}', 401],
    [200, '{"code":"-1"}', '-1'],
  ])('that ends a session with HTTP %i and %s has the code %s', async (status, body, code) => {
    expect(await failure(things(answering(body, status).http))).toMatchObject({
      name: 'SignedOutError',
      code,
    });
  });

  it('to the payment check is its caller’s to judge', async () => {
    const { http } = answering('{"code":1,"msg":"支付中","data":0}');
    const check = { ...things.definition, isPay: true } as const;
    expect(await http.send(check, undefined)).toEqual({
      type: 'passed',
      code: 1,
      message: '支付中',
      data: 0,
    });
  });

  test.each([
    [null, '二维码已过期', 'passed'],
    [null, '名额已满', 'refused'],
    [['名额已满'], '名额已满', 'passed'],
    [['名额已满'], '二维码已过期', 'refused'],
  ])('with the exempt messages %j and the message %s is %s', async (exemptMessages, msg, meaning) => {
    const settings = exemptMessages ? { exemptMessages } : {};
    const { http } = sending({ settings, answer: () => Response.json({ code: 500, msg }) });
    const answer = await failure(things(http));
    expect(answer).toMatchObject(meaning === 'passed' ? { type: 'passed' } : { name: 'RefusedError' });
  });

  it('to a query that may have no data is one with a remark only where it has some', async () => {
    const query = { method: 'GET', path: '/api/things', response: v.unknown() } as const;
    const typeOf = async (body: string) => (await answering(body).http.send(query, undefined)).type;
    expect(await typeOf('{"code":201}')).toBe('passed');
    expect(await typeOf('{"code":201,"data":null}')).toBe('passed');
    expect(await typeOf('{"code":201,"data":0}')).toBe('success');
    expect(await typeOf('{"code":211,"data":0}')).toBe('passed');
  });

  it('to a query that may have no data is empty where it says so', async () => {
    const query = { method: 'GET', path: '/api/things', response: v.unknown() } as const;
    expect((await answering('{"code":301}').http.send(query, undefined)).type).toBe('empty');
  });

  it('in another form than ours is read in ours', async () => {
    const query = { method: 'GET', path: '/a', response: v.looseObject({ name: v.string() }) } as const;
    const { http } = answering('{"code":200,"msg":"ok","data":{"name":7}}');
    expect(await http.send(query, undefined)).toEqual({
      type: 'success',
      code: 200,
      message: 'ok',
      data: { name: '7' },
    });
  });

  it('of a gateway to what was sent is not too large because of it', async () => {
    const { http, notify } = answering('<h1>502</h1>', 502);
    const write = { method: 'POST', path: '/a', changes: [], response: v.unknown() } as const;
    await failure(http.send({ ...write, request: () => ({ body: { name: '研修' } }) }, undefined));
    expect(notify.mock.calls).toEqual([['服务器开小差了，请稍后重试（502）']]);
  });

  it('without data is its caller’s to judge with a remark', async () => {
    const { http } = answering('{"code":201,"msg":"提示"}');
    expect(await things(http)).toEqual({ type: 'passed', code: 201, message: '提示', data: undefined });
  });

  it('that says there is nothing is empty, with its message', async () => {
    const { http } = answering('{"code":301,"msg":"暂无数据"}');
    expect(await things(http)).toEqual({ type: 'empty', code: 301, message: '暂无数据', data: null });
  });

  it('that says so after a write which expects data is empty too', async () => {
    const { http } = answering('{"code":301}');
    const write = defineEndpoint({ ...things.definition, method: 'POST', changes: [] });
    expect(await write(http)).toMatchObject({ type: 'empty' });
  });
});
