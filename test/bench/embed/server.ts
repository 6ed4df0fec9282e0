import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { openStaticFiles } from '#host/server/static-files.ts';
import { holdSocket } from './hold-socket.ts';
import { courierStub } from './stubs/courier.ts';
import { novuStub } from './stubs/novu.ts';
import { portalStub } from './stubs/portal.ts';
import type { Stub } from './stubs/stub.ts';

const stubs: Readonly<Record<string, Stub>> = {
  api: portalStub,
  novu: novuStub,
  courier: courierStub,
  // The settings that a portal serves; an opened list of notifications asks for them.
  'portal.config.json': () => ({}),
  // Accepts reports and returns nothing.
  sentry: () => ({}),
};

export interface Site {
  /** E.g. `http://localhost:4173`. */
  address: string;
  /** Requests that no stub handles: the measured page then differs from the real one. */
  unknown: ReadonlySet<string>;
  close(): Promise<void>;
}

/**
 * Serves all pages and the responses to all their requests from one origin after gzip, so that conditions are equal.
 */
export async function startSite(folder: string): Promise<Site> {
  const files = openStaticFiles(folder);
  const unknown = new Set<string>();
  const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function answer(request: Request): Promise<Response> {
    const { pathname: path, searchParams: query } = new URL(request.url);
    const isPage = path.endsWith('/');
    const asked = new Request(request.url, { headers: { 'accept-encoding': 'gzip' } });
    const file = await files(asked, isPage ? `${path}index.html` : path);
    if (file) {
      if (!isPage) file.headers.set('cache-control', 'max-age=31536000, immutable');
      return file;
    }
    const stub = stubs[path.split('/')[1] ?? ''];
    const known = stub?.({ path, query, body: await request.text() });
    if (known === undefined) {
      unknown.add(`${request.method} ${path}`);
      return new Response(null, { status: 404 });
    }
    const json = JSON.stringify(known);
    const bytes = packed.get(json) ?? promisify(gzip)(json);
    packed.set(json, bytes);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    return new Response(await bytes, { headers });
  }

  const server = createServer(
    getRequestListener(answer, {
      overrideGlobalObjects: false,
      errorHandler(error) {
        unknown.add(String(error));
        return new Response(null, { status: 500 });
      },
    }),
  );
  server.on('upgrade', holdSocket);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    unknown,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
