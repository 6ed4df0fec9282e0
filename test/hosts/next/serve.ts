import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { TestProject } from 'vitest/node';
import { answerCall, createSandbox, listen, root, sandboxSettings } from '../server.ts';
import { installOwnPackage } from '../../install-dependencies.ts';
import { installPacked } from '../../install-packed.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    nextAddress: string;
  }
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const next = [`${folder}node_modules/next/dist/bin/next`];

/** Builds the application on the packed package, and serves it with a sandbox as its back end. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(`${root}dist/lib/index.d.ts`))
    throw new Error('no package to test: npm run build:lib first');
  if (!installOwnPackage(folder, 'Next.js for test/hosts/next')) throw new Error('Next.js is not installed');
  installPacked(`${folder}node_modules`);

  const sandbox = createSandbox();
  const answer = getRequestListener((request, connection) => answerCall(sandbox.fetch, request, connection), {
    overrideGlobalObjects: false,
  });
  const backEnd = await listen((incoming, outgoing) => void answer(incoming, outgoing), 0);
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_PORTAL_SETTINGS: JSON.stringify(sandboxSettings),
    PORTAL_BACK_END: `http://localhost:${backEnd.port}`,
  };
  try {
    const stdio = ['ignore', 'inherit', 'inherit'] as const;
    execFileSync(process.execPath, [...next, 'build'], { cwd: folder, env, stdio: [...stdio] });
  } catch (error) {
    await backEnd.close();
    throw error;
  }

  const server = spawn(process.execPath, [...next, 'start', '--port', '0'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('nextAddress', await addressOf(server.stdout));
  return async () => {
    server.kill();
    await backEnd.close();
  };
}

/** Waits for the line that names the port. */
export function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (piece: Buffer) => {
      text += piece.toString();
      const address = /http:\/\/localhost:\d+/.exec(text);
      if (address && text.includes('Ready')) resolve(address[0]);
    });
    output.on('end', () => reject(new Error(`Next.js has ended: ${text}`)));
  });
}
