import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { root } from '../../host/server/paths.ts';
import { buildPortal } from '../../host/server/portal-build.ts';
import { startServer } from '../../host/server/start.ts';
import { providePackage } from './package.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder outside of the repository; applications in it find the packed package and their libraries. */
    workspace: string;
    /** The URL of the portal with its sandbox, as `npm start` serves it. */
    portal: string;
  }
}

const here = fileURLToPath(new URL('.', import.meta.url));

function npm(folder: string, ...words: string[]): string {
  return execFileSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** Installs the packed package as a stranger does, with the dependencies that it declares and nothing of ours. */
function install(folder: string): void {
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(here + file, join(folder, file));
  npm(folder, 'ci', '--prefer-offline');
  const archive = npm(root, 'pack', '--silent', '--pack-destination', folder).trim().split('\n').at(-1);
  npm(folder, 'install', '--no-save', '--prefer-offline', `./${archive}`);
}

export default async function provideWorkspace(project: TestProject): Promise<() => Promise<void>> {
  await providePackage();
  await buildPortal();
  const workspace = mkdtempSync(join(tmpdir(), 'portal-documents-'));
  install(workspace);
  const server = await startServer();
  project.provide('workspace', workspace);
  project.provide('portal', server.address);
  return async () => {
    await server.close();
    rmSync(workspace, { recursive: true });
  };
}
