import { onTestFinished } from 'vitest';
import { compressFiles } from '#host/server/compress-files.ts';
import { startServer, type PortalServer, type ServerOptions } from '#host/server/start.ts';
import { createFolder } from './folders.ts';

export const indexPage = '<!doctype html><div id="portal"></div>';
export const script = `console.log('门户');\n`.repeat(200);

/** The folders of a minimal portal, which no test changes. */
async function minimalPortal() {
  const portal = createFolder({
    'index.html': indexPage,
    'embed.html': '<!doctype html><title>学校</title>',
    'brand.html': '<!doctype html><title>品牌</title>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-B1c2D3e4.js': script,
    'assets/photo-B1c2D3e4.png': new Uint8Array(4000),
    '.vite/manifest.json': '{}',
  });
  const cdn = createFolder({
    'portal.js': script,
    'manifest.json': '{}',
    '0.2.0/portal.js': script,
    '0.2.0/chunks/DXre1Dl.js': script,
    '1.0.0-beta.1/manifest.json': '{}',
  });
  process.once('exit', () => [portal, cdn].forEach(({ remove }) => remove()));
  await Promise.all([portal, cdn].map(({ folder }) => compressFiles(folder)));
  return { portal: portal.folder, cdn: cdn.folder };
}

let folders: ReturnType<typeof minimalPortal> | undefined;

/** Starts a server on a minimal portal for a test. */
export async function serving(options: ServerOptions = {}): Promise<PortalServer> {
  const server = await startServer({ ...(await (folders ??= minimalPortal())), ...options });
  onTestFinished(() => server.close());
  return server;
}
