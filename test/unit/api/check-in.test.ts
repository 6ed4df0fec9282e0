import { describe, expect, it } from 'vitest';
import { getCheckInDetail } from '#src/api/check-in.ts';
import { getMyCredit } from '#src/api/credit.ts';
import { readConfig } from '#src/config-check.ts';
import type { Endpoint } from '#src/http/endpoint.ts';
import { createHttp } from '#src/http/client.ts';
import { chinese } from '#src/texts/texts.ts';

/** Returns the outcome of an endpoint whose response has this data. */
async function read<Data>(call: Endpoint<void, Data>, data: unknown): Promise<unknown> {
  const http = createHttp({
    config: () => readConfig({ api: 'https://api.example' }),
    fetch: async () => Response.json({ code: 200, data }),
    token: () => 'the-token',
    device: 'Chrome 156',
    language: chinese,
    onSignedOut: async () => false,
  });
  const answer = await call(http, undefined, { silent: true });
  return answer.data;
}

describe('the credit', () => {
  it.each([
    ['a number', { credit: 190 }],
    ['0', { credit: 0 }],
    ['null', { credit: null }],
    ['missing', {}],
    ['among fields that nobody has named', { credit: 5, level: { name: '铜' } }],
  ])('is read as it comes: %s', async (_, data) => expect(await read(getMyCredit, data)).toEqual(data));

  it('is a number where it is written as text', async () => {
    expect(await read(getMyCredit, { credit: '190' })).toEqual({ credit: 190 });
    expect(await read(getMyCredit, { credit: '' })).toEqual({ credit: null });
  });

  it.each([
    ['a list', { credit: ['viel'] }],
    ['an object', { credit: {} }],
    ['a yes', { credit: true }],
    ['no object around it', 190],
    ['nothing at all', null],
  ])('is not what was agreed: %s', async (_, data) => {
    await expect(read(getMyCredit, data)).rejects.toMatchObject({
      name: 'MalformedAnswerError',
      message: expect.stringMatching(/^服务器返回的数据有误，请稍后重试（data(\.credit)?）$/),
    });
  });
});

describe('the sign-in', () => {
  it.each([
    ['nothing', {}, { todaySign: false, signRules: [] }],
    ['null', { todaySign: null, signRules: null }, { todaySign: false, signRules: [] }],
    [
      'rules without a sign',
      { todaySign: true, signRules: [{ credit: 5 }, { sign: null, credit: 5 }, { sign: true, credit: 10 }] },
      {
        todaySign: true,
        signRules: [
          { sign: false, credit: 5 },
          { sign: false, credit: 5 },
          { sign: true, credit: 10 },
        ],
      },
    ],
    [
      'fields that nobody has named',
      { todaySign: false, season: '秋', signRules: [{ sign: false, credit: 5, icon: 'a.png' }] },
      { todaySign: false, season: '秋', signRules: [{ sign: false, credit: 5, icon: 'a.png' }] },
    ],
  ])('is read: %s', async (_, data, known) => expect(await read(getCheckInDetail, data)).toEqual(known));

  it.each([
    ['a word for a yes', { todaySign: 'gestern' }],
    ['a number for a yes', { todaySign: 2 }],
    ['rules that are no list', { signRules: 7 }],
    ['a rule without credit', { signRules: [{ sign: true }] }],
    ['a rule whose credit is a word', { signRules: [{ sign: true, credit: '五' }] }],
    ['a list', []],
  ])('is not what was agreed: %s', async (_, data) => {
    await expect(read(getCheckInDetail, data)).rejects.toMatchObject({ name: 'MalformedAnswerError' });
  });
});
