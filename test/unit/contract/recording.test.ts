// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '#host/contract/check/result.ts';
import { maskAnswers } from '#host/contract/recording/mask.ts';
import { createRecorder } from '#host/contract/recording/recorder.ts';
import { createSandbox } from '#host/sandbox/index.ts';
import { seedAccounts } from '#host/sandbox/people/accounts.ts';
import { readRecording, RecordingError, type Recording } from '#host/contract/recording/recording.ts';
import { replay } from '#host/contract/recording/replay.ts';
import { check, sandboxBehind, serve } from './served.ts';

const admin = seedAccounts().find(({ username }) => username === 'admin');
if (!admin) throw new Error('the demo has no administrator');

let recording: Recording;
/** The answers before they were masked. */
let raw = '';
let token = '';

beforeAll(async () => {
  const answers: string[] = [];
  const behind = sandboxBehind(async (_, response) => {
    answers.push(await response.clone().text());
    return response;
  }, 'admin');
  const server = await serve(behind.answer);
  const recorder = createRecorder();
  await check({ server: server.address, token: behind.token, onAnswer: recorder.add });
  await server.close();
  recording = readRecording(JSON.stringify(recorder.recording()));
  raw = answers.join('\n');
  token = behind.token;
});

describe('a recording', () => {
  it('has an answer of nearly every query', () => {
    expect(new Set(recording.answers.map(callOf)).size).toBeGreaterThan(110);
    expect(recording.answers.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('contains no secret, nobody’s name, and none of the numbers that identify somebody', () => {
    const text = JSON.stringify(recording);
    const { userId, realName, nickname, mobile, idCard, email, openId } = admin;
    const own = [token, userId, realName, nickname, mobile, idCard, email, openId].filter(Boolean);
    const names = [...raw.matchAll(/"(?:realName|teacher|nickname)":"([^"]{2,})"/g)].map(
      ([, name = '']) => name,
    );
    expect(new Set(names).size).toBeGreaterThan(20);
    expect([...own, ...names].filter((value) => text.includes(value))).toEqual([]);
    expect(text.match(/(?<!\d)1[3-9]\d{9}(?!\d)/g)).toBeNull();
  });

  it('is of the demo’s teacher, who can log in where it is replayed', () => {
    const info = recording.answers.find(({ path }) => path === '/api/user/user/info');
    expect(info?.body).toMatchObject({ data: { userInfo: { userId: 'u-1001', orgCode: 'demo' } } });
  });

  it.each([
    ['', /^not JSON$/],
    ['{}', /version/],
    ['{"version":2,"answers":[]}', /version/],
    ['{"version":1,"answers":[{"method":"GET"}]}', /answers\.0\.path/],
  ])('%j is none', (text, reason) => {
    expect(() => readRecording(text)).toThrow(RecordingError);
    expect(() => readRecording(text)).toThrow(reason);
  });
});

describe('masking', () => {
  const masked = (body: unknown, path = '/api/course/page') =>
    maskAnswers([{ path, asked: path, query: {}, body }])[0]?.body;

  it.each([
    [
      'the same name is the same pseudonym, also within a text',
      [{ teacher: '张伟' }, { realName: '李娜' }, { title: '张伟老师的公开课' }],
      [{ teacher: '老师1' }, { realName: '老师2' }, { title: '老师1老师的公开课' }],
    ],
    [
      'digits of a number, not its length',
      { mobile: '13812345678', certNo: 'JX2026' },
      { mobile: '00000000000', certNo: 'xx0000' },
    ],
    [
      'a number or an address within a text',
      { content: '请联系 13812345678 或 li@school.example' },
      { content: '请联系 00000000000 或 xx@xxxxxx.xxxxxxx' },
    ],
    ['secrets are empty', { token: 'abc', openid: 'o1', key: 'k' }, { token: '', openid: '', key: '' }],
    [
      'numbers, flags, kinds and ids stay',
      { id: '1234567890123456789', status: 1, liked: true, kind: 'course' },
      { id: '1234567890123456789', status: 1, liked: true, kind: 'course' },
    ],
  ])('%s', (_, body, expected) => {
    expect(masked(body)).toEqual(expected);
  });

  it('leaves of what was written to the operator only its length', () => {
    expect(masked({ content: '我的密码忘了 急' }, '/api/orgUser/problem/page')).toEqual({
      content: '某某某某某某 某',
    });
  });
});

describe('replayed', () => {
  const ask = (path: string, method = 'GET') =>
    replay(recording, createSandbox())(`http://localhost${path}`, { method });
  const recorded = (path: string) => recording.answers.find((one) => one.path === path);

  it('every recorded request gets its own answer', async () => {
    const wrong: string[] = [];
    for (const { asked, query, body } of recording.answers) {
      const answer = (await (
        await ask(`${asked}?${new URLSearchParams(query).toString()}`)
      ).json()) as unknown;
      if (JSON.stringify(answer) !== JSON.stringify(body)) wrong.push(asked);
    }
    expect(wrong).toEqual([]);
  });

  it('another item is the one that was recorded', async () => {
    const path = '/api/portal/person/{id}';
    expect(await (await ask('/api/portal/person/somebody')).json()).toEqual(recorded(path)?.body);
  });

  it('a list ends after the page that was recorded', async () => {
    const list = '/api/course/app/course/getListByFilter';
    const page = async (current: number) =>
      (await (await ask(`${list}?current=${current}&size=12`)).json()) as {
        data: { total: number; records: unknown[] };
      };
    const [first, second] = [await page(1), await page(2)];
    expect(first.data.records.length).toBeGreaterThan(0);
    expect(second.data).toEqual({ ...first.data, records: [] });
  });

  it('what was not recorded comes from the sandbox', async () => {
    expect((await ask('/api/auth/token/key/teacher')).status).toBe(200);
    expect((await ask('/nothing')).status).toBe(404);
    expect((await ask('/api/user/user/info', 'POST')).status).not.toBe(200);
  });
});
