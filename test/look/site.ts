import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { root } from '#host/server/paths.ts';
import { copyFont } from './fonts.ts';
import { writeStillPage } from './still-page.ts';

/** Where the Storybook that is photographed is built. */
export const siteFolder = fileURLToPath(new URL('../../.cache/look/site', import.meta.url));

export interface Site {
  port: number;
  close(): Promise<void>;
}

/** Builds Storybook from the sources as they are, and serves it. */
export async function buildAndServe(): Promise<Site> {
  execFileSync('npm', ['run', '--silent', 'storybook:build', '--', '--quiet', '--test', '-o', siteFolder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  copyFont(siteFolder);
  await writeStillPage(siteFolder);
  const server = await preview({
    configFile: false,
    build: { outDir: siteFolder },
    preview: { port: 0 },
    logLevel: 'warn',
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error('the site has no address');
  return { port: Number(new URL(address).port), close: () => server.close() };
}
