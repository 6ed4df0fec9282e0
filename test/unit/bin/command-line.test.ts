// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { help, readCommandLine } from '#host/bin/command-line.ts';
import { variables } from '#host/server/environment.ts';
import { PORTAL_VERSION } from '#src/config.ts';

describe('the command line of the package', () => {
  it.each([
    [
      ['contract', 'https://api.example', '--token', 'a'],
      'contract',
      ['https://api.example', '--token', 'a'],
    ],
    // The check says itself what is missing, and which options it has.
    [['contract'], 'contract', []],
    [['contract', '--help'], 'contract', ['--help']],
    [['serve'], 'serve', []],
  ])('%j is the command %s with the words %j', (given, command, words) => {
    expect(readCommandLine(given)).toEqual({ command, words });
  });

  it.each([[[]], [['--help']], [['-h']], [['help']], [['serve', '--help']]])('%j gets the help', (given) => {
    expect(readCommandLine(given)).toEqual({ text: help, exitCode: 0 });
  });

  it.each([
    [['start'], '没有这个命令 / There is no such command: start'],
    [['Serve'], '没有这个命令 / There is no such command: Serve'],
    // A name that every object has.
    [['constructor'], '没有这个命令 / There is no such command: constructor'],
    [['--port', '80'], '没有这个命令 / There is no such command: --port'],
    [['serve', '--port', '80'], 'serve 不接受参数，选项由环境变量给出：--port 80'],
    [['serve', '8080'], 'serve takes no words; environment variables give its options: 8080'],
  ])('%j is refused with what is wrong and the help', (given, message) => {
    const line = readCommandLine(given);
    expect(line).toMatchObject({ exitCode: 1 });
    expect(line).toHaveProperty('text', expect.stringContaining(message));
    expect(line).toHaveProperty('text', expect.stringContaining(help));
  });

  it('names in both languages what each command does, and every variable', () => {
    expect(help).toContain(`portal-widgets ${PORTAL_VERSION}`);
    for (const text of [
      '逐一调用后端的接口',
      'asks a back end the calls',
      '启动已构建的门户',
      'serves the built portal',
    ])
      expect(help).toContain(text);
    for (const name of variables) expect(help).toContain(name);
  });
});
