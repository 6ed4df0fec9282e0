import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { encode } from '../../../host/server/encoding.ts';
import { openStaticFiles } from '../../../host/server/static-files.ts';
import { holdSocket } from './hold-socket.ts';
import { courierStub } from './stubs/courier.ts';
import { novuStub } from './stubs/novu.ts';
import { portalStub } from './stubs/portal.ts';
import type { Stub } from './stubs/stub.ts';

const stubs: Readonly<Record<string, Stub>> = {
  api: portalStub,
  novu: novuStub,
  courier: courierStub,
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
  const packed = new Map<string, Promise<Uint8Array>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const file = await files(path.endsWith('/') ? `${path}index.html` : path);
    if (file) {
      response.setHeader('content-type', file.type);
      if (!path.endsWith('/')) response.setHeader('cache-control', 'max-age=31536000, immutable');
      if (file.packs) response.setHeader('content-encoding', 'gzip');
      response.end(await file.as(file.packs ? 'gzip' : 'identity'));
      return;
    }
    const stub = stubs[path.split('/')[1] ?? ''];
    const known = stub?.({ path, query, body: await text(request) });
    if (known === undefined) {
      unknown.add(`${request.method} ${path}`);
      response.writeHead(404).end();
      return;
    }
    const json = JSON.stringify(known);
    const bytes = packed.get(json) ?? encode(Buffer.from(json), 'gzip');
    packed.set(json, bytes);
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(await bytes);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      unknown.add(`${request.url}: ${String(error)}`);
      response.writeHead(500).end();
    });
  });
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
