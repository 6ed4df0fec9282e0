import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/config-check.ts';
import type { PortalSettings } from '../../../src/config.ts';
import { defineEndpoint, type Endpoint } from '../../../src/http/endpoint.ts';
import { createHttp } from '../../../src/http/client.ts';
import { defineRead } from '../../../src/http/read.ts';
import { chinese } from '../../../src/texts/texts.ts';

const request = ({ id, page }: { id: string; page?: number }) => ({ path: { id }, query: { page } });
const answer = v.looseObject({ total: v.number() });
const read = defineRead({ path: '/api/things/{id}', request, response: answer });
const call = defineEndpoint({ method: 'GET', path: '/api/things/{id}', request, response: answer });

/** Everything that becomes of a call: what is sent, what it gives or throws, what is shown, who is told. */
async function fate(
  ask: Endpoint<{ id: string; page?: number }, unknown>,
  reply: () => Response,
  settings: PortalSettings = {},
) {
  const sent: unknown[] = [];
  const notify = vi.fn<(text: string) => void>();
  const onSignedOut = vi.fn<(message: string, token: string) => void>();
  const http = createHttp(
    {
      config: readConfig({ api: 'https://api.example', ...settings }),
      fetch: async (input, init) => {
        const { url, method, headers, credentials } = new Request(input, init);
        sent.push({ url, method, credentials, headers: Object.fromEntries(headers) });
        return reply();
      },
      token: () => 'the-token',
      device: 'Chrome 156',
      language: chinese,
      onSignedOut,
    },
    notify,
  );
  const end = await ask(http, { id: 'a/b', page: 2 }).then(
    (given) => ({ given }),
    (thrown: Error) => ({ thrown: { ...thrown, name: thrown.name, message: thrown.message } }),
  );
  return { sent, end, shown: notify.mock.calls, told: onSignedOut.mock.calls };
}

it.each<[string, () => Response, PortalSettings?]>([
  ['a success', () => Response.json({ code: 200, data: { total: 3 } })],
  ['a success without a code', () => Response.json({ total: 3 })],
  ['the word "1"', () => Response.json({ code: '1', data: { total: 3 } })],
  ['nothing, 301', () => Response.json({ code: 301, msg: '暂无数据' })],
  ['a code for the caller', () => Response.json({ code: 212, msg: '原密码错误' })],
  ['a refusal', () => Response.json({ code: 500, msg: '系统繁忙' })],
  ['a refusal without a word', () => Response.json({ code: 1 })],
  ['a quiet refusal', () => Response.json({ code: 100, msg: '二维码已过期' })],
  ['the end of the session', () => Response.json({ code: '-1', msg: '请重新登录' })],
  ['status 401', () => new Response('', { status: 401 })],
  ['status 503', () => new Response('<h1>Unavailable</h1>', { status: 503 })],
  ['an answer of another shape', () => Response.json({ code: 200, data: { total: 'three' } })],
  ['no JSON', () => new Response('oops')],
  ['no connection', () => Response.error()],
  [
    'a path of the tenant’s own',
    () => Response.json({ code: 200, data: { total: 3 } }),
    { paths: { '/api/things/{id}': '/v2/things/{id}' } },
  ],
])('a read fares as any call does: %s', async (_, reply, settings) => {
  const fates = await Promise.all([read, call].map((ask) => fate(ask, reply, settings)));
  expect(fates[0]).toEqual(fates[1]);
  expect(fates[0]?.sent).toHaveLength(1);
});

it('goes without a token where it says so', async () => {
  const open = defineRead({ path: '/open', authorization: 'none', request, response: answer });
  const { sent } = await fate(open, () => Response.json({ code: 200, data: { total: 3 } }));
  expect(sent[0]).not.toHaveProperty('headers.authorization');
});

it('says that it is offline where what reads a refusal does not come', async () => {
  vi.resetModules();
  vi.doMock('../../../src/http/catalogue.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { end, shown } = await fate(read, () => Response.json({ code: 500, msg: '系统繁忙' }));
  expect(end).toMatchObject({ thrown: { name: 'NetworkError' } });
  expect(shown).toHaveLength(1);
});
