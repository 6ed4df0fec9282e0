import * as v from 'valibot';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { readConfig } from '#src/config-check.ts';
import { buildRequest, type SentDefinition } from '#src/http/build-request.ts';
import { defineEndpoint } from '#src/http/endpoint.ts';
import type { RequestParts } from '#src/http/endpoint.ts';
import { chinese } from '#src/texts/texts.ts';
import { failure, sending } from './sending.ts';

const query = (parts: RequestParts, path = '/api/things') =>
  defineEndpoint({ method: 'GET', path, request: () => parts, response: v.unknown() });

afterEach(() => void vi.unstubAllGlobals());

describe('a request', () => {
  it('asks for JSON', async () => {
    const { http, sent } = sending();
    await query({})(http);
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('says that its body is JSON: %s', async (method) => {
    const { http, sent } = sending();
    await defineEndpoint({
      method,
      path: '/api/things',
      changes: [],
      request: () => ({ body: { name: '研修' } }),
      response: v.unknown(),
    })(http);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual({ name: '研修' });
  });

  it('leaves out a parameter without a value, and keeps one that is empty, 0 or false', async () => {
    const { http, sent } = sending();
    await query({ query: { none: undefined, name: '', page: 0, all: false } })(http);
    expect(new URL(sent[0]?.url ?? '').search).toBe('?os=1&deviceCode=Chrome+156&name=&page=0&all=false');
  });

  it('keeps a place of its path that nothing fills as it is written', async () => {
    const { http, sent } = sending();
    await query({ path: { id: 7 } }, '/api/{id}/{other}')(http);
    expect(decodeURIComponent(new URL(sent[0]?.url ?? '').pathname)).toBe('/api/7/{other}');
  });

  it('goes below the folder of the back end, whether or not that ends with a slash', async () => {
    for (const api of ['https://api.example/gateway', 'https://api.example/gateway/']) {
      const { http, sent } = sending({ settings: { api } });
      await query({})(http);
      expect(sent[0]?.url).toMatch(/^https:\/\/api\.example\/gateway\/api\/things\?/);
    }
  });

  it('goes to the page’s own origin where no back end is configured, and to this machine outside a page', async () => {
    vi.stubGlobal('location', new URL('https://portal.example/index?a=1'));
    const inPage = sending({ settings: { api: '' } });
    await query({})(inPage.http);
    expect(inPage.sent[0]?.url).toMatch(/^https:\/\/portal\.example\/api\/things\?/);
    vi.stubGlobal('location', undefined);
    const outside = sending({ settings: { api: '' } });
    await query({})(outside.http);
    expect(outside.sent[0]?.url).toMatch(/^http:\/\/localhost\/api\/things\?/);
  });

  it('has the credentials that the page asks for, and survives the page where the caller says so', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ code: 200 }));
    const { http } = sending({ parts: { fetch, credentials: 'omit' } });
    await query({})(http, undefined, { keepalive: true, redirect: 'manual' });
    const expected = { credentials: 'omit', keepalive: true, redirect: 'manual' };
    expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining(expected));
  });

  it('that a silent call cannot send is not shown', async () => {
    const { http, sent, notify } = sending();
    const unsent = [
      query({ path: { id: '..' } }, '/api/{id}')(http, undefined, { silent: true }),
      defineEndpoint({ method: 'GET', path: '/a', signed: true, response: v.unknown() })(http, undefined, {
        silent: true,
      }),
    ];
    expect(await Promise.all(unsent.map(failure))).toMatchObject([
      { name: 'RefusedError', shown: false },
      { name: 'MissingSettingError', shown: false },
    ]);
    expect(sent).toEqual([]);
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('the token of a call that names its own', () => {
  test.each<[string, RequestParts, string]>([
    ['in a form', { form: { token: 'other' } }, 'Bearer other'],
    ['in the query before the body', { query: { token: 'one' }, body: { token: 'two' } }, 'Bearer one'],
    ['empty', { body: { token: '' } }, 'Bearer the-token'],
    ['no text', { body: { token: 7 } }, 'Bearer the-token'],
  ])('%s', async (_, parts, header) => {
    const { http, sent } = sending();
    await defineEndpoint({
      method: 'POST',
      path: '/activate',
      changes: [],
      authorization: 'request',
      request: () => parts,
      response: v.unknown(),
    })(http);
    expect(sent[0]?.headers.get('authorization')).toBe(header);
  });
});

describe('a request is built', () => {
  const context = {
    config: readConfig({ api: 'https://api.example', signSecret: 'S', clientCredential: 'web:public' }),
    language: chinese,
    token: '',
    device: 'Chrome 156',
    shown: true,
    signal: undefined,
  };
  const plain: SentDefinition<void> = { method: 'GET', path: '/api/things' };

  it('at once where it is a plain read, so that it leaves before the page goes on', () => {
    expect(buildRequest(plain, undefined, context)).toMatchObject({ token: '', init: { method: 'GET' } });
  });

  test.each<[string, Partial<SentDefinition<void>>]>([
    ['a body', { request: () => ({ body: { a: 1 } }) }],
    ['a form', { request: () => ({ form: { a: 1 } }) }],
    ['a signature', { signed: true }],
    ['the client credential', { authorization: 'client' }],
  ])('with code that is loaded on demand where it has %s', (_, more) => {
    expect(buildRequest({ ...plain, ...more }, undefined, context)).toBeInstanceOf(Promise);
  });
});
