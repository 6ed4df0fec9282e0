import { mkdir, rm } from 'node:fs/promises';
import { root } from '../paths.ts';

export const serverFolder = `${root}dist/server`;

/**
 * Writes the server as one file, with every library that it uses: where it runs, nothing is installed. The package's own
 * dependencies stay those of the components.
 */
export async function buildServer(folder: string): Promise<void> {
  const { build } = await import('rolldown');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    cwd: root,
    input: 'host/server/production/main.ts',
    platform: 'node',
    logLevel: 'warn',
    output: { file: `${folder}/main.js`, format: 'esm', codeSplitting: false },
  });
}
