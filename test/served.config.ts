import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createSandbox, type Sandbox } from '../host/sandbox/index.ts';
import { answerCall } from '../host/server/answerCall.ts';
import { openFolder } from '../host/server/folder.ts';
import { sendCdn } from '../host/server/pages.ts';
import { root } from '../host/server/places.ts';
import { provideBuild } from '../host/server/portalBuild.ts';

/** Serves the files of the CDN as `npm start` does: those of the last build, or of a new one where a source has changed. */
export function servedCdn(): Plugin {
  const cdn = `${root}.cache/vitest-cdn-files`;
  return {
    name: 'portal-served-cdn',
    configureServer({ middlewares }) {
      let built: Promise<void> | undefined;
      const files = openFolder(cdn);
      const listener = getRequestListener(
        async (request) => {
          await (built ??= provideBuild({ cdn }));
          return sendCdn(request, new URL(request.url).pathname.slice('/cdn'.length), files);
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

/** Of tests that still run, and of a few before them. */
const kept = 50;

/** Each test has a sandbox of its own under `/sandboxes/<id>`, which begins with its first request. */
export function sandboxes(): Plugin {
  const running = new Map<string, Sandbox>();
  function sandboxOf(id: string): Sandbox {
    const sandbox = running.get(id) ?? createSandbox();
    running.set(id, sandbox);
    const [oldest] = running.keys();
    if (running.size > kept && oldest) running.delete(oldest);
    return sandbox;
  }
  return {
    name: 'portal-sandboxes',
    configureServer({ middlewares }) {
      const listener = getRequestListener(
        (request, connection) => {
          const url = new URL(request.url);
          const [, id = '', path = '/'] = /^\/sandboxes\/([\w-]+)(\/.*)$/.exec(url.pathname) ?? [];
          const { fetch } = sandboxOf(id);
          return answerCall(
            (standard) => fetch(new Request(new URL(path + url.search, url.origin), standard)),
            request,
            connection,
          );
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
