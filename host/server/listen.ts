import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SERVER_TIMEOUT_MS } from '#src/rules/limits.ts';
import { HEADER_MAX_KB, HEADER_WAIT_MS } from './limits.ts';
import { endSlowBody } from './slow-body.ts';

/** The limits of a connection. */
export interface ConnectionLimits {
  /** A silent connection ends after this time; `SERVER_TIMEOUT_MS` by default. */
  silenceMs?: number;
  /** All headers of a request have come by then; `HEADER_WAIT_MS` by default. */
  headerWaitMs?: number;
  /** All headers of a request together; `HEADER_MAX_KB` by default. */
  headerMaxKb?: number;
}

export interface Listening {
  port: number;
  /** Stops listening, and lets running requests end within this time. In milliseconds; default: one second. */
  close(graceMs?: number): Promise<void>;
}

export class PortTaken extends Error {
  override name = 'PortTaken';

  constructor(port: number) {
    super(
      `端口 ${port} 已被占用。请关闭占用它的程序，或换一个端口，例如 PORT=${port + 1}\n` +
        `Port ${port} is taken. Stop what uses it, or choose another, e.g. PORT=${port + 1}`,
    );
  }
}

/** `localhost` may mean either of these. */
const loopback = ['127.0.0.1', '::1'];

/** Listens under every loopback name, or on the given host alone. Port 0: any free one. */
export async function listen(
  listener: RequestListener,
  port: number,
  host?: string,
  limits: ConnectionLimits = {},
): Promise<Listening> {
  const servers: Server[] = [];
  let bound = port;
  try {
    for (const name of host ? [host] : loopback) {
      const server = openServer(listener, limits);
      const isListening = await start(server, bound, name, servers.length > 0);
      if (!isListening) continue;
      servers.push(server);
      bound = portOf(server);
    }
  } catch (error) {
    await Promise.all(servers.map((server) => stop(server, 0)));
    if (!isCode(error, 'EADDRINUSE')) throw error;
    // A free port of one address family may be taken in the other.
    if (port === 0) return listen(listener, port, host, limits);
    throw new PortTaken(port);
  }
  return {
    port: bound,
    close: async (graceMs = 1000) => void (await Promise.all(servers.map((server) => stop(server, graceMs)))),
  };
}

/**
 * A server that limits the silence of a connection and the time of its headers. An upload may take as long as it goes on,
 * while Node's own limit of 300 s counts the whole request.
 */
export function openServer(
  listener: RequestListener,
  {
    silenceMs = SERVER_TIMEOUT_MS,
    headerWaitMs = HEADER_WAIT_MS,
    headerMaxKb = HEADER_MAX_KB,
  }: ConnectionLimits = {},
): Server {
  const server = createServer(
    {
      requestTimeout: 0,
      // Node takes the limit of the request for that of the headers too, so that it needs to be named.
      headersTimeout: headerWaitMs,
      connectionsCheckingInterval: headerWaitMs / 2,
      maxHeaderSize: headerMaxKb * 1024,
    },
    (incoming, outgoing) => {
      // Two of them could name two sites, one to a proxy and one to the server behind it.
      if ((incoming.headersDistinct.host?.length ?? 0) > 1) {
        return void outgoing.writeHead(400, { connection: 'close' }).end();
      }
      endSlowBody(incoming, silenceMs);
      listener(incoming, outgoing);
    },
  );
  server.timeout = silenceMs;
  return server;
}

/** False where the machine lacks an address that may be lacking. */
function start(server: Server, port: number, host: string, mayLack: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (mayLack && isCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => resolve(true));
  });
}

const isCode = (error: unknown, ...codes: string[]) =>
  codes.includes(String((Object(error) as { code?: unknown }).code));

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection whose last response has been sent is kept alive otherwise.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(late);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
