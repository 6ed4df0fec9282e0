// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { callOf, totals } from '#host/contract/check/result.ts';
import { htmlReport } from '#host/contract/check/html-report.ts';
import { summaryText } from '#host/contract/check/text-report.ts';
import { words } from '#host/contract/check/words.ts';
import { calls } from './document.ts';
import { check, rowOf, sandboxBehind, serve } from './served.ts';

/** Queries that the check cannot or must not ask the sandbox, each with the reason that it gives. */
const unasked = {
  'GET /api/auth/user/logout': 'account',
  'GET /api/auth/token/key/{id}': 'account',
  'GET /api/auth/user/send/{phone}/{key}': 'account',
  'GET /api/user/sys/user/forget/send': 'account',
  'GET /api/operate/platUser/sendCode': 'account',
  'GET /api/operate/platUser/sendUnbindCode': 'account',
  'GET /hkw/api/ysy/home/resource/click': 'write',
  'GET /api/orgUser/problem/getMsgList': 'write',
  'GET /pxapp/api/v2/regedit/pollCode': 'input',
  'GET /proxy/wechat/access_token': 'input',
  'GET /proxy/wechat/userinfo': 'input',
  // No exam is under way.
  'GET /api/portal/exam/attempt/{id}': 'input',
  // The first assignments of the teacher's own projects are none that the teacher marks.
  'GET /api/portal/homework/{id}/submission': 'input',
};

describe('on the sandbox over HTTP', () => {
  it('every query that can be asked is the same', async () => {
    const { token, answer, asked } = sandboxBehind();
    const server = await serve(answer);
    const report = await check({ server: server.address, token });
    await server.close();

    const queries = report.rows.filter(({ method }) => method === 'GET');
    const others = queries.filter(({ result }) => result !== 'same');
    expect(Object.fromEntries(others.map((row) => [callOf(row), row.note]))).toEqual(unasked);
    expect(queries.length - others.length).toBeGreaterThan(120);
    expect(report.rows).toHaveLength(calls.length);
    expect(report.adapter).toBe('');

    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(new Set(asked.map(({ headers }) => headers.get('authorization')))).toEqual(
      new Set([`Bearer ${token}`, null]),
    );
  });

  it('calls are asked one at a time', async () => {
    const { token, answer } = sandboxBehind();
    let open = 0;
    let most = 0;
    const server = await serve(async (request) => {
      open += 1;
      most = Math.max(most, open);
      const response = await answer(request);
      open -= 1;
      return response;
    });
    await check({ server: server.address, token, only: 'GET /api/portal' });
    await server.close();
    expect(most).toBe(1);
  });

  it('writing calls are asked only where that is wanted, and those of the account never', async () => {
    const { token, answer, asked } = sandboxBehind();
    const server = await serve(answer);
    const report = await check({ server: server.address, token, writes: true });
    await server.close();

    const writing = report.rows.filter(({ method }) => method !== 'GET');
    expect(writing.filter(({ result }) => result === 'differs' || result === 'missing')).toEqual([]);
    expect(rowOf(report, '/api/interact/v2/comment', 'POST').result).toBe('same');
    expect(rowOf(report, '/api/upload/create', 'POST').result).toBe('same');
    expect(rowOf(report, '/api/interact/comment/{id}', 'DELETE').note).toBe('removal');
    const paths = asked.map(({ url }) => new URL(url).pathname);
    expect(
      paths.filter((path) => /login|password|sms|sendCode|wechat\/|register|logout/i.test(path)),
    ).toEqual(['/api/orgUser/register/getRegisterState']);
  });

  it('a token that is refused is said to be', async () => {
    const { answer } = sandboxBehind();
    const server = await serve(answer);
    const report = await check({ server: server.address, token: 'not-a-token', only: 'GET /api/credit' });
    await server.close();
    expect(new Set(report.rows.map(({ note }) => note))).toEqual(new Set(['signed out']));
  });
});

describe('on a server that answers every call with a page', () => {
  const page = '<!doctype html><title>Portal</title><script>alert(1)</script>';
  const asHtml = async () => new Response(page, { headers: { 'content-type': 'text/html' } });

  it('no call is the same, and none is sent twice', async () => {
    const asked: string[] = [];
    const server = await serve((request) => {
      asked.push(request.url);
      return asHtml();
    });
    const report = await check({ server: server.address, token: 'a' });
    await server.close();

    const compared = report.rows.filter(({ result }) => result !== 'not compared');
    expect(totals(report.rows).same).toBe(0);
    expect(compared.length).toBeGreaterThan(60);
    for (const row of compared) {
      expect(row).toMatchObject({ result: 'differs', differences: [{ kind: 'no JSON', found: 'HTML' }] });
    }
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('the report shows the page as text', async () => {
    const server = await serve(asHtml);
    const report = await check({ server: server.address, token: 'a', only: 'GET /api/credit/getTopList' });
    await server.close();
    const html = htmlReport(report, 'zh-CN');
    expect(html).toContain('&lt;!doctype html&gt;');
    expect(html).not.toContain('<script');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('不是 JSON');
  });
});

it('a server that cannot be reached is told apart from one that is late', async () => {
  const gone = await serve(async () => new Response());
  await gone.close();
  const only = 'GET /api/credit/getTopList';
  const [row] = (await check({ server: gone.address, token: 'a', only })).rows;
  expect(row?.differences).toMatchObject([{ kind: 'connection' }]);
  expect(row?.differences[0]?.found).toContain('ECONNREFUSED');

  const late = await serve(() => new Promise(() => {}));
  const report = await check({ server: late.address, token: 'a', only, timeoutMs: 50 });
  await late.close();
  expect(report.rows[0]?.differences).toMatchObject([{ kind: 'time-out' }]);
  expect(summaryText(report, words.en)).toContain('same 0, differs 1, missing 0, not compared 0');
});
