import { onTestFinished } from 'vitest';
import { compressFiles } from '#host/server/compress-files.ts';
import { startServer, type PortalServer, type ServerOptions } from '#host/server/start.ts';
import { folderWith } from './folders.ts';

export const indexPage = '<!doctype html><div id="portal"></div>';
export const script = `console.log('门户');\n`.repeat(200);

/** Starts a server on a minimal portal for a test. */
export async function serving(options: ServerOptions = {}): Promise<PortalServer> {
  const portal = folderWith({
    'index.html': indexPage,
    'embed.html': '<!doctype html><title>学校</title>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-B1c2D3e4.js': script,
    'assets/photo-B1c2D3e4.png': new Uint8Array(4000),
    '.vite/manifest.json': '{}',
  });
  const cdn = folderWith({
    'portal.js': script,
    'manifest.json': '{}',
    '0.2.0/portal.js': script,
    '0.2.0/chunks/DXre1Dl.js': script,
    '1.0.0-beta.1/manifest.json': '{}',
  });
  await Promise.all([portal, cdn].map(compressFiles));
  const server = await startServer({ portal, cdn, ...options });
  onTestFinished(() => server.close());
  return server;
}
