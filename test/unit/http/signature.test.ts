// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mobileKey, sign, signatureText } from '#src/http/signature.ts';
import { getRegions, findInRoster, pollCode } from '#src/api/register.ts';
import * as uploads from '#src/api/uploads.ts';
import * as register from '#src/api/register.ts';
import { readConfig } from '#src/config-check.ts';
import type { Http } from '#src/http/endpoint.ts';
import { createHttp } from '#src/http/client.ts';
import { chinese } from '#src/texts/texts.ts';

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
    config: () => readConfig({ api: 'https://api.example', signSecret: secret }),
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
    .map(([key, value]) => `${key}=${value.replaceAll('&', '%26')}`)
    .toSorted();
  const text = [...pairs, secret, token, timestamp, url.pathname].join('&');
  expect(sent.headers.get('signature')).toBe(
    createHash('md5').update(text, 'utf8').digest('hex').toUpperCase(),
  );
  expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(10_000);
  expect(`${sent.method} ${url.pathname}`).toBe(name);
});

const rest = { secret, token, timestamp: 1767225600000, url: '/api/x' };
const tail = `&${secret}&${token}&1767225600000&/api/x`;

describe('the signed text', () => {
  const vectors: [Record<string, unknown>, string][] = [
    [{ name: '陈思远', id: 7, agreed: true }, 'agreed=true&id=7&name=陈思远'],
    [{ name: 'a=b', rate: '100%' }, 'name=a=b&rate=100%'],
    [{ name: 'a&role=admin' }, 'name=a%26role=admin'],
    [{ name: 'a%26b' }, 'name=a%2526b'],
    [{ ids: ['a', 'b'] }, 'ids[0]=a&ids[1]=b'],
    [{ ids: [] }, 'ids[]'],
    [{ user: { name: 'a', city: null } }, 'user[city]&user[name]=a'],
  ];

  test.each(vectors)('of %j', (params, text) => {
    expect(signatureText({ ...rest, params: [params] })).toBe(text + tail);
  });

  it('is sorted by names, also where a line sorts otherwise', () => {
    expect(signatureText({ ...rest, params: [{ a1: 2, a: 1 }] })).toBe(`a=1&a1=2${tail}`);
  });

  test.each(['en', 'zh'])('has these vectors in the documentation: %s', async (language) => {
    const page = readFileSync(`stories/docs/${language}/13-settings.mdx`, 'utf8');
    for (const [params, text] of vectors) {
      expect(page).toContain(`- \`${JSON.stringify(params)}\`: \`${text}\``);
    }
    expect(page).toContain(await sign({ ...rest, params: [vectors[0]?.[0]] }));
  });

  test.each<[Record<string, unknown>, string]>([
    [{ user: {} }, 'user{}'],
    [{ b: 1, a: { d: 2, c: [3, { e: 4 }] } }, 'a[c][0]=3&a[c][1][e]=4&a[d]=2&b=1'],
    [{ 'a&b=c[d]%26': 1 }, 'a%26b%3Dc%5Bd%5D%2526=1'],
    [{ user: { 'a]=b[': 'x=y[z]' } }, 'user[a%5D%3Db%5B]=x=y[z]'],
    [{ none: undefined, file: new Blob(['x']), name: 'a' }, 'name=a'],
  ])('of %j', (params, text) => {
    expect(signatureText({ ...rest, params: [undefined, params] })).toBe(text + tail);
  });

  test('has the params of the query beside those of the body', () => {
    const params = [{ role: 'user' }, { role: 'admin', a: 1 }];
    expect(signatureText({ ...rest, params })).toBe(`a=1&role=admin&role=user${tail}`);
    expect(signatureText({ ...rest, params: params.toReversed() })).toBe(`a=1&role=admin&role=user${tail}`);
  });

  test('is another one for other params', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '&', '=', '%', '2', '5', '6', '[', ']', '0') });
    const values = fc.dictionary(text, fc.oneof(text, fc.array(text, { maxLength: 2 })), { maxKeys: 3 });
    const canonical = (params: Record<string, unknown>) =>
      JSON.stringify(Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    fc.assert(
      fc.property(values, values, (one, other) => {
        const isSame = canonical(one) === canonical(other);
        const texts = [one, other].map((params) => signatureText({ ...rest, params: [params] }));
        expect(texts[0] === texts[1]).toBe(isSame);
      }),
      { numRuns: 5000 },
    );
  });
});

test('the key of an SMS is the digest of number and secret', async () => {
  const digest = createHash('md5').update('13812345678sms-secret').digest('hex').toUpperCase();
  expect(await mobileKey('13812345678', 'sms-secret')).toBe(digest);
});
