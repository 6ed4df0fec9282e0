import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import type { PortalSettings } from '#src/config.ts';
import type * as Sandbox from '../../sandbox/index.ts';
import { withVideos } from '../videos.ts';
import { callerReader } from '../caller.ts';
import { answerCall } from '../handle-call.ts';
import { callPaths } from '../call-paths.ts';
import { proxyTo } from '../proxy.ts';
import { settingsFrom } from '../settings.ts';
import { isStatistics, statisticsPage } from '../statistics-page.ts';

// In development the sandbox's sources have the same first path segment.
const isSource = (path: string) => /\.(tsx?|css)$/.test(path);

/**
 * Serves the sandbox and the run-time settings on Vite's port; a change of the sandbox reloads it with fresh data. The
 * settings are those of `PORTAL_CONFIG`, or the demo's. The back end of `PORTAL_API` answers in place of the sandbox.
 */
export function sandboxPlugin(): Plugin {
  return {
    name: 'portal-sandbox',
    apply: 'serve',
    configureServer(server) {
      const sandbox = sandboxOf(server);
      const { PORTAL_API: api, PORTAL_CONFIG: file } = process.env;
      const remote = api ? proxyTo(api) : undefined;
      const callerOf = callerReader({});
      const ofFile = file ? settingsFrom(file) : undefined;
      const settings = async (): Promise<PortalSettings> => ofFile?.() ?? (await sandbox()).settings;
      const listener = getRequestListener(
        async (request, connection) => {
          const { pathname } = new URL(request.url);
          if (isStatistics(pathname)) return statisticsPage();
          if (pathname === '/portal.config.json') {
            return Response.json(await settings(), { headers: { 'access-control-allow-origin': '*' } });
          }
          if (!remote) return answerCall(withVideos((await sandbox()).fetch), request, connection);
          const caller = callerOf(request.headers, connection.incoming.socket.remoteAddress ?? '');
          return answerCall((sent) => remote(sent, caller, () => {}), request, connection);
        },
        { overrideGlobalObjects: false },
      );
      // A sandbox that cannot be loaded says so by the calls that it should answer.
      const isCall = async (path: string) => callPaths(await settings().catch(() => ({})))(path);
      server.middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
        const answer = () => void listener(incoming, outgoing);
        if (isSource(pathname)) next();
        else if (pathname === '/portal.config.json' || isStatistics(pathname)) answer();
        else void isCall(pathname).then((isOurs) => (isOurs ? answer() : next()));
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
