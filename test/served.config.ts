import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createSandbox, type Sandbox } from '#host/sandbox/index.ts';
import { answerCall } from '#host/server/handle-call.ts';
import { openStaticFiles } from '#host/server/static-files.ts';
import { sendCdn } from '#host/server/pages.ts';
import { root } from '#host/server/paths.ts';
import { provideBuild } from '#host/server/portal-build.ts';

/**
 * Serves the files of the CDN as `npm start` does: from the last build, or from a new one if a source has changed.
 */
export function servedCdn(): Plugin {
  const cdn = `${root}.cache/vitest-cdn-files`;
  return {
    name: 'portal-served-cdn',
    configureServer({ middlewares }) {
      let built: Promise<void> | undefined;
      const files = openStaticFiles(cdn);
      const listener = getRequestListener(
        async (request) => {
          await (built ??= provideBuild({ cdn }));
          return sendCdn(request, new URL(request.url).pathname, files);
        },
        { overrideGlobalObjects: false },
      );
      middlewares.use((incoming, outgoing, next) => {
        if (incoming.url?.startsWith('/cdn/')) void listener(incoming, outgoing);
        else next();
      });
    },
  };
}

interface Running {
  sandbox: Sandbox;
  /** Requests without a response so far. */
  open: Set<Socket>;
}

/**
 * Gives each test its own sandbox under `/sandboxes/<id>`, from its first request until `DELETE /sandboxes/<id>/`.
 */
export function sandboxes(): Plugin {
  const running = new Map<string, Running>();

  function runningOf(id: string): Running {
    const known = running.get(id) ?? { sandbox: createSandbox(), open: new Set() };
    running.set(id, known);
    return known;
  }

  /** Ends delayed responses too, which would otherwise occupy the browser's few connections to this server. */
  function end(id: string): Response {
    for (const socket of running.get(id)?.open ?? []) socket.destroy();
    running.delete(id);
    return new Response(null, { status: 204 });
  }

  return {
    name: 'portal-sandboxes',
    configureServer({ middlewares }) {
      const listener = getRequestListener(
        async (request, connection) => {
          const url = new URL(request.url);
          const [, id = '', path = '/'] = /^\/sandboxes\/([\w-]+)(\/.*)$/.exec(url.pathname) ?? [];
          if (request.method === 'DELETE' && path === '/') return end(id);
          const { sandbox, open } = runningOf(id);
          const { socket } = connection.incoming;
          open.add(socket);
          try {
            return await answerCall(
              (standard) => sandbox.fetch(new Request(new URL(path + url.search, url.origin), standard)),
              request,
              connection,
            );
          } finally {
            open.delete(socket);
          }
        },
        { overrideGlobalObjects: false },
      );
      middlewares.use((incoming, outgoing, next) => {
        if (incoming.url?.startsWith('/sandboxes/')) void listener(incoming, outgoing);
        else next();
      });
    },
  };
}
