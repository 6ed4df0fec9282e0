import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findInRoster } from '#src/api/register.ts';
import { defineEndpoint, type Http } from '#src/http/endpoint.ts';
import { sending } from './sending.ts';

const read = defineEndpoint({ method: 'GET', path: '/api/things', response: v.unknown() });
const write = defineEndpoint({
  method: 'POST',
  changes: [],
  path: '/api/things',
  request: () => ({ body: { name: '研修' } }),
  response: v.unknown(),
});

describe('code that is loaded on demand', () => {
  const chunks = ['outcome.ts', 'encode-body.ts', 'signature.ts', 'upload.ts'] as const;
  const lose = (chunk: (typeof chunks)[number]) => {
    vi.resetModules();
    vi.doMock(`#src/http/${chunk}`, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  };
  afterEach(() => {
    for (const chunk of chunks) vi.doUnmock(`#src/http/${chunk}`);
    vi.resetModules();
  });

  it.each<[string, (typeof chunks)[number], number, (http: Http) => Promise<unknown>]>([
    ['a refusal', 'outcome.ts', 1, (http) => read(http, undefined)],
    ['a body', 'encode-body.ts', 0, (http) => write(http)],
    ['a signature', 'signature.ts', 0, (http) => findInRoster(http, { realName: '陈', idCard: '1' })],
    ['an upload', 'upload.ts', 0, (http) => read(http, undefined, { onProgress: () => {} })],
  ])('and does not come for %s is a lost connection, said once', async (_, chunk, sent, send) => {
    lose(chunk);
    const {
      http,
      notify,
      sent: requests,
    } = sending({
      settings: { signSecret: 'S' },
      answer: () => Response.json({ code: 500, msg: '系统繁忙' }),
    });
    await expect(send(http)).rejects.toMatchObject({ name: 'NetworkError', shown: true });
    expect(notify).toHaveBeenCalledExactlyOnceWith('网络连接失败，请检查网络后重试');
    expect(requests).toHaveLength(sent);
  });

  it('is not needed for a plain success', async () => {
    lose('outcome.ts');
    const { http } = sending({ answer: () => Response.json({ code: 200, data: { id: 1 } }) });
    expect((await read(http)).data).toEqual({ id: 1 });
  });
});
