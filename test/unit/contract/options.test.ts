// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readOptions } from '#host/contract/check/options.ts';
import type { Report } from '#host/contract/check/result.ts';
import { fromSources } from '#host/contract/check/from-sources.ts';
import { runCheck } from '#host/contract/check/run.ts';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { sandboxBehind, serve } from './served.ts';

describe('the words of the command', () => {
  it('are an address, a token and what else is wanted', () => {
    const given = [
      'https://api.example/',
      '--token',
      'abc',
      '--writes',
      '--timeout',
      '2',
      '--html',
      'a.html',
    ];
    expect(readOptions(given, { LANG: 'zh_CN.UTF-8' })).toEqual({
      server: 'https://api.example/',
      token: 'abc',
      language: 'zh-CN',
      writes: true,
      only: '',
      timeoutMs: 2000,
      html: 'a.html',
      json: '',
      settings: '',
      record: '',
      adapter: '',
    });
  });

  it('may leave the token to the environment', () => {
    expect(readOptions(['http://localhost'], { CONTRACT_TOKEN: 'abc' })).toMatchObject({
      token: 'abc',
      language: 'en',
      writes: false,
    });
  });

  it.each([
    ['no address', ['--token', 'a'], 'one http(s) address'],
    ['another protocol', ['ftp://api.example', '--token', 'a'], 'one http(s) address'],
    ['two addresses', ['http://a.example', 'http://b.example', '--token', 'a'], 'one http(s) address'],
    ['a user in the address', ['http://me:secret@a.example', '--token', 'a'], 'no user and password'],
    ['no token', ['http://a.example'], 'a token is needed'],
    ['a time that is none', ['http://a.example', '--token', 'a', '--timeout', 'soon'], '--timeout'],
    [
      'a language that it does not speak',
      ['http://a.example', '--token', 'a', '--language', 'fr'],
      '--language',
    ],
    ['a word that it does not know', ['http://a.example', '--token', 'a', '--write'], '--write'],
  ])('are refused with %s', (_, given, message) => {
    expect(() => readOptions(given, {})).toThrow(message);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('writes its report, and never the token', async () => {
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(sandboxSettings));
    const [html, json] = [join(folder, 'report.html'), join(folder, 'report.json')];
    const { token, answer } = sandboxBehind();
    const server = await serve(answer);
    const lines: string[] = [];
    const words = [server.address, '--settings', join(folder, 'settings.json'), '--only', 'GET /api/credit'];
    const files = ['--html', html, '--json', json, '--language', 'en'];
    const code = await runCheck(
      [...words, ...files],
      { CONTRACT_TOKEN: token },
      (text) => lines.push(text),
      fromSources,
    );
    await server.close();

    expect(code).toBe(0);
    expect(lines.slice(0, -1)).toEqual([
      'same  GET /api/credit/config/getConfig',
      'same  GET /api/credit/getPersonCredit',
      'same  GET /api/credit/getTopList',
      'same  GET /api/credit/record/page',
    ]);
    expect(lines.at(-1)).toContain('same 4, differs 0, missing 0, not compared 0');
    const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
    expect(report.rows.map(({ result }) => result)).toEqual(['same', 'same', 'same', 'same']);
    expect(readFileSync(html, 'utf8')).toContain('GET /api/credit/getTopList');
    for (const text of [...lines, readFileSync(html, 'utf8'), readFileSync(json, 'utf8')])
      expect(text).not.toContain(token);
  });

  it('takes the adapter that it has proposed, by which the server keeps the contract', async () => {
    mkdirSync(folder, { recursive: true });
    const adapter = join(folder, 'adapter.mjs');
    const { token, answer } = sandboxBehind(async (_, response) => {
      const text = await response.text();
      return new Response(text.replace('"code":200', '"code":0').replace('"msg"', '"note"'), response);
    });
    const server = await serve(answer);
    const words = [server.address, '--token', token, '--only', 'GET /api/credit', '--language', 'en'];
    const lines: string[] = [];
    expect(await runCheck(words, {}, (text) => lines.push(text), fromSources)).toBe(1);
    const proposed = /^\/\/ Proposed[^]*/m.exec(lines.at(-1) ?? '')?.[0] ?? '';
    writeFileSync(adapter, proposed);
    expect(
      await runCheck([...words, '--adapter', adapter], {}, (text) => lines.push(text), fromSources),
    ).toBe(0);
    expect(lines.at(-1)).toContain('same 4, differs 0');

    writeFileSync(adapter.replace('.mjs', '-2.mjs'), 'export default { getTopLists: {} };');
    const wrong = [...words, '--adapter', adapter.replace('.mjs', '-2.mjs')];
    expect(await runCheck(wrong, {}, (text) => lines.push(text), fromSources)).toBe(2);
    expect(lines.at(-1)).toContain('no adapter: getTopLists');

    writeFileSync(adapter.replace('.mjs', '-3.mjs'), "export default { '*': { response: () => null } };");
    const failing = [...words, '--adapter', adapter.replace('.mjs', '-3.mjs')];
    expect(await runCheck(failing, {}, (text) => lines.push(text), fromSources)).toBe(1);
    expect(lines.join('\n')).toContain('the adapter fails');
    await server.close();
  });

  it.each([
    ['differs', async () => Response.json({ code: 200, msg: '', data: 'no object' }), 1],
    ['lacks a call', async () => new Response('', { status: 404 }), 1],
    ['refuses the token', async () => Response.json({ code: 401, msg: '' }), 1],
  ])('fails where the server %s', async (_, answer, expected) => {
    const server = await serve(answer);
    const words = [server.address, '--token', 'abc', '--only', 'GET /api/credit'];
    expect(await runCheck(words, {}, () => {}, fromSources)).toBe(expected);
    await server.close();
  });

  it('explains itself where it is used wrongly', async () => {
    const lines: string[] = [];
    expect(await runCheck([], {}, (text) => lines.push(text), fromSources)).toBe(2);
    expect(lines.join('\n')).toContain('--token');
    expect(
      await runCheck(
        ['http://a.example', '--token', 'a', '--settings', 'none.json'],
        {},
        (text) => lines.push(text),
        fromSources,
      ),
    ).toBe(2);
    expect(lines.at(-1)).toContain('none.json');
  });
});
