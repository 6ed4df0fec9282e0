import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Sandbox from '../../sandbox/index.ts';
import { withVideos } from '../videos.ts';
import { answerCall } from '../handle-call.ts';
import { callPaths } from '../call-paths.ts';
import { isStatistics, statisticsPage } from '../statistics-page.ts';

const isCall = callPaths();
// In development the sandbox's sources have the same first path segment.
const isSource = (path: string) => /\.(tsx?|css)$/.test(path);

/** Serves the sandbox and the run-time settings on Vite's port; a change of the sandbox reloads it with fresh data. */
export function sandboxPlugin(): Plugin {
  return {
    name: 'portal-sandbox',
    apply: 'serve',
    configureServer(server) {
      const sandbox = sandboxOf(server);
      const listener = getRequestListener(
        async (request, connection) => {
          const { pathname } = new URL(request.url);
          if (isStatistics(pathname)) return statisticsPage();
          const { fetch, settings } = await sandbox();
          if (pathname === '/portal.config.json') {
            return Response.json(settings, { headers: { 'access-control-allow-origin': '*' } });
          }
          return answerCall(withVideos(fetch), request, connection);
        },
        { overrideGlobalObjects: false },
      );
      server.middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
        const isOurs = pathname === '/portal.config.json' || isStatistics(pathname) || isCall(pathname);
        if (isOurs && !isSource(pathname)) void listener(incoming, outgoing);
        else next();
      });
    },
    // The build's prerendered pages have it in their head.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/app/boot/first-paint.ts' }, injectTo: 'head-prepend' },
    ],
  };
}

type SandboxModule = typeof Sandbox;

function sandboxOf(server: ViteDevServer) {
  let loaded: SandboxModule | undefined;
  let running: ReturnType<SandboxModule['createSandbox']> | undefined;
  return async () => {
    const module = (await server.ssrLoadModule('/sandbox/index.ts')) as SandboxModule;
    if (!running || module !== loaded) {
      loaded = module;
      running = module.createSandbox();
    }
    return { fetch: running.fetch, settings: module.sandboxSettings };
  };
}
