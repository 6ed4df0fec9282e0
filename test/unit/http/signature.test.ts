// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { getRegions, findInRoster, pollCode } from '../../../src/api/register.ts';
import * as uploads from '../../../src/api/uploads.ts';
import * as register from '../../../src/api/register.ts';
import { readConfig } from '../../../src/config-check.ts';
import type { Http } from '../../../src/http/endpoint.ts';
import { createHttp } from '../../../src/http/client.ts';
import { chinese } from '../../../src/texts/texts.ts';

const secret = 'the-secret';
const token = 'the-token';

/** Lists each signed endpoint with a sample input. */
const signedCalls: Record<string, (http: Http) => Promise<unknown>> = {
  'POST /pxapp/api/regedit/useByBase': (http) =>
    findInRoster(http, { realName: '陈 思远&', idCard: '42010619900307123X' }),
  'GET /pxapp/api/regedit/regionListN': (http) => getRegions(http, { parentId: '420100' }),
  'GET /pxapp/api/v2/regedit/pollCode': (http) => pollCode(http, { id: 'qr-1' }),
  'DELETE /api/upload/remove/42': (http) => uploads.removeUpload(http, { id: '42' }),
  'DELETE /api/upload/video/remove/42': (http) => uploads.removeVideo(http, { id: '42' }),
};

it('are these, and no others', () => {
  const paths = [...Object.values(register), ...Object.values(uploads)]
    .filter((value) => typeof value === 'function' && 'definition' in value && value.definition.signed)
    .map((call) => (call as typeof pollCode).definition)
    .map(({ method, path }) => `${method} ${path.replace('{id}', '42')}`);
  expect(paths.toSorted()).toEqual(Object.keys(signedCalls).toSorted());
});

it.each(Object.entries(signedCalls))('%s carries a signature that can be recomputed', async (name, send) => {
  let sent: Request | undefined;
  const http = createHttp({
    config: readConfig({ api: 'https://api.example', signSecret: secret }),
    fetch: async (input, init) => {
      sent = new Request(input, init);
      return Response.json({ code: 500, msg: 'seen' });
    },
    token: () => token,
    device: 'Chrome 156',
    language: chinese,
    onSignedOut: async () => false,
  });
  await expect(send(http)).rejects.toThrow('seen');
  if (!sent) throw new Error('nothing was sent');

  // Computed from the request alone, with another implementation of the digest.
  const url = new URL(sent.url);
  const body = sent.method === 'POST' ? ((await sent.json()) as Record<string, string>) : {};
  const params = { ...Object.fromEntries(url.searchParams), ...body };
  const timestamp = sent.headers.get('timestamp') ?? '';
  const pairs = Object.entries(params)
    .map(([key, value]) => `${key}=${value}`)
    .toSorted();
  const text = [...pairs, secret, token, timestamp, url.pathname].join('&');
  expect(sent.headers.get('signature')).toBe(
    createHash('md5').update(text, 'utf8').digest('hex').toUpperCase(),
  );
  expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(10_000);
  expect(`${sent.method} ${url.pathname}`).toBe(name);
});
