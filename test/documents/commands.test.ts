import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fromSources } from '../../host/contract/check/from-sources.ts';
import { runCheck } from '../../host/contract/check/run.ts';
import { sandboxSettings } from '../../host/sandbox/index.ts';
import { root } from '../../host/server/paths.ts';
import { buildPortal } from '../../host/server/portal-build.ts';
import { startServer, type PortalServer } from '../../host/server/start.ts';
import { installPacked } from '../install-packed.ts';

/** A folder with the installed package alone: neither our sources nor any other package lies beside or above it. */
let place: string;
let backEnd: PortalServer;

const shell = process.platform === 'win32';

beforeAll(async () => {
  await buildPortal();
  execFileSync('npm', ['run', '--silent', 'build:contract'], { cwd: root, shell });
  place = mkdtempSync(join(tmpdir(), 'portal-installed-'));
  installPacked(join(place, 'node_modules'));
  // Links the package's commands, as an installation does.
  execFileSync('npm', ['rebuild', '--silent'], { cwd: place, shell });
  backEnd = await startServer();
});
afterAll(async () => {
  await backEnd.close();
  rmSync(place, { recursive: true, force: true });
});

const command = () => join(place, 'node_modules/.bin/portal-widgets');
const bare = { PATH: process.env.PATH };

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the installed command with these words to its end. */
const run = (...words: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(command(), words, { cwd: place, env: bare, shell }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

it('the package brings no other one, and of the build what its commands need', () => {
  const folder = join(place, 'node_modules/portal-widgets/dist');
  expect(readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'portal-widgets',
  ]);
  expect(readdirSync(join(folder, 'portal/.vite')).toSorted()).toEqual(['nginx.conf', 'pages.json']);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.br'))).toEqual([]);
  for (const name of readdirSync(join(folder, 'bin')))
    expect(readFileSync(join(folder, 'bin', name), 'utf8')).not.toContain(root);
});

it('without a command says which there are, and refuses one that there is not', async () => {
  const help = await run();
  expect(help).toMatchObject({ code: 0, stderr: '' });
  expect(help.stdout).toContain('npx portal-widgets');
  expect(await run('--help')).toEqual(help);
  const unknown = await run('start');
  expect(unknown).toMatchObject({ code: 1, stdout: '' });
  expect(unknown.stderr).toContain('没有这个命令 / There is no such command: start');
});

it('contract says of the sandbox what the check of our sources says, and records its answers', async () => {
  const [settings, record] = [join(place, 'settings.json'), join(place, 'recording.json')];
  writeFileSync(settings, JSON.stringify(sandboxSettings));
  const token = backEnd.sandbox?.tokenOf('teacher') ?? '';
  const words = [backEnd.address, '--token', token, '--settings', settings, '--language', 'en'];
  const { code, stdout, stderr } = await run('contract', ...words, '--record', record);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^same [1-9]\d+, differs 0, missing 0,/m);
  expect(code).toBe(0);
  const { answers } = JSON.parse(readFileSync(record, 'utf8')) as { answers: unknown[] };
  expect(answers.length).toBeGreaterThan(100);

  const lines: string[] = [];
  expect(await runCheck(words, {}, (text) => lines.push(text), fromSources)).toBe(0);
  expect(stdout.trimEnd().split('\n')).toEqual(lines.join('\n').trimEnd().split('\n'));
});

it('contract explains itself by the name of the package', async () => {
  const wrong = await run('contract');
  expect(wrong.code).toBe(2);
  expect(wrong.stdout).toContain('npx portal-widgets contract https://server --token <token>');
  expect((await run('contract', '--help')).code).toBe(0);
});

it('serve does not start without a back end', async () => {
  const { code, stderr } = await run('serve');
  expect(code).toBe(1);
  expect(stderr).toContain('PORTAL_API is missing');
});

interface Serving {
  child: ChildProcess;
  address: string;
  /** Everything that holds its output has ended. */
  ended: Promise<number | null>;
}

/** Starts the portal by these words, and waits for its address. */
async function serving(file: string, ...words: string[]): Promise<Serving> {
  const child = spawn(file, words, {
    cwd: place,
    env: { ...bare, HOME: place, PORT: '0', PORTAL_API: backEnd.address },
    shell,
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = () => /up: {2}(\S+)/.exec(said)?.[1] ?? '';
  await expect.poll(address, { timeout: 20_000 }).not.toBe('');
  return { child, address: address(), ended };
}

it('serve serves the portal in gzip, answers probes, hands calls on and stops when it is told to', async () => {
  const { child, address, ended } = await serving(command(), 'serve');
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const home = await fetch(address, { headers });
  expect(home.status).toBe(200);
  expect(home.headers.get('content-encoding')).toBe('gzip');
  const html = await home.text();
  expect(html).toContain('data-page="home"');
  const [, script = ''] = /<script [^>]*src="([^"]+)"/.exec(html) ?? [];
  expect((await fetch(address + script, { headers })).status).toBe(200);
  const element = await fetch(`${address}/cdn/portal.js`, { headers });
  expect(element.headers.get('content-encoding')).toBe('gzip');
  const call = await fetch(`${address}/api/orgUser/org/getConfigByCode?orgCode=demo`);
  expect((await call.json()).data.orgCode).toBe('demo');
  expect((await fetch(`${address}/no/such/page`)).status).toBe(404);

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('serve ends with the npx that has started it, which hands no signal on', async () => {
  const { child, address, ended } = await serving('npx', '--no', 'portal-widgets', 'serve');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  await ended;
  await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
});
