import { spawn } from 'node:child_process';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { openStaticFiles } from '../static-files.ts';
import { sendCdn } from '../pages.ts';
import { root, viteConfigs } from '../paths.ts';

const folder = `${root}.cache/cdn`;
const sources = ['src', 'widgets', 'host/cdn', 'host/vite.cdn.config.ts'].map((name) => root + name);

/**
 * The files of the CDN in development: the production build, made when one of them is asked for and made again after a
 * source has changed. It takes about a second.
 */
export function cdnPlugin(): Plugin {
  return {
    name: 'portal-cdn-development',
    apply: 'serve',
    configureServer(server) {
      let built: Promise<void> | undefined;
      server.watcher.add(sources);
      server.watcher.on('all', (_, file) => {
        if (sources.some((source) => file.startsWith(source))) built = undefined;
      });
      const files = openStaticFiles(folder);
      const listener = getRequestListener(
        async (request) => {
          try {
            await (built ??= buildCdn(folder));
          } catch (error) {
            built = undefined;
            server.config.logger.error(String(error));
            return new Response(String(error), { status: 500 });
          }
          const answer = await sendCdn(request, new URL(request.url).pathname, files);
          // A version that is being developed does change.
          answer.headers.set('cache-control', 'no-cache');
          return answer;
        },
        { overrideGlobalObjects: false },
      );
      server.middlewares.use((incoming, outgoing, next) => {
        // The slim modules are sources of the portal below the same path.
        if (incoming.url?.startsWith('/cdn/') && !/\.tsx?(\?|$)/.test(incoming.url))
          void listener(incoming, outgoing);
        else next();
      });
    },
  };
}

/** In a process of its own: in this one Vite would build for development. */
export function buildCdn(outDir: string): Promise<void> {
  const words = ['build', '--config', viteConfigs.cdn, '--outDir', outDir, '--logLevel', 'warn'];
  const environment = { ...process.env, NODE_ENV: 'production' };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${root}node_modules/vite/bin/vite.js`, ...words], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    const complaints: Buffer[] = [];
    child.stderr.on('data', (piece: Buffer) => void complaints.push(piece));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the CDN build failed:\n${Buffer.concat(complaints).toString()}`));
    });
  });
}
