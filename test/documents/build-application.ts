import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { addressOf } from '../hosts/next/serve.ts';

/** The command that a library installs. */
function binary(folder: string, library: string, path: string): string {
  return join(dirname(createRequire(`${folder}/`).resolve(`${library}/package.json`)), path);
}

/** The test runner's own settings must not reach the builds. */
const environment = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' } as const;

async function run(folder: string, script: string, ...words: string[]): Promise<void> {
  const options = { cwd: folder, env: { ...environment, NEXT_TELEMETRY_DISABLED: '1' } };
  await promisify(execFile)(process.execPath, [script, ...words], options).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`the build has failed:\n${stdout}${stderr}`);
  });
}

/** Builds an application by Vite, and returns the folder to serve. */
export async function buildByVite(folder: string): Promise<string> {
  await run(folder, binary(folder, 'vite', 'bin/vite.js'), 'build', '--base', './', '--logLevel', 'warn');
  return `${folder}/dist`;
}

export interface RunningApplication {
  address: string;
  stop(): Promise<void>;
}

/** Builds an application by Next.js, which checks its types too, and starts its server. */
export async function startByNext(folder: string): Promise<RunningApplication> {
  const next = binary(folder, 'next', 'dist/bin/next');
  await run(folder, next, 'build');
  const server = spawn(process.execPath, [next, 'start', '--port', '0'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  return { address: await addressOf(server.stdout), stop };
}
