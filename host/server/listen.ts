import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  port: number;
  /** Closes; open connections get one second. */
  close(): Promise<void>;
}

export class PortTaken extends Error {
  override name = 'PortTaken';

  constructor(port: number) {
    super(
      `端口 ${port} 已被占用。请关闭占用它的程序，或换一个端口：PORT=${port + 1} npm start\n` +
        `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
}

/** `localhost` may mean either of these. */
const loopback = ['127.0.0.1', '::1'];

/** Listens under every loopback name, or on the given host alone. Port 0: any free one. */
export async function listen(listener: RequestListener, port: number, host?: string): Promise<Listening> {
  const servers: Server[] = [];
  let bound = port;
  try {
    for (const name of host ? [host] : loopback) {
      const server = createServer(listener);
      const isListening = await start(server, bound, name, servers.length > 0);
      if (!isListening) continue;
      servers.push(server);
      bound = portOf(server);
    }
  } catch (error) {
    await Promise.all(servers.map(stop));
    if (!isCode(error, 'EADDRINUSE')) throw error;
    // A free port of one address family may be taken in the other.
    if (port === 0) return listen(listener, port, host);
    throw new PortTaken(port);
  }
  return { port: bound, close: async () => void (await Promise.all(servers.map(stop))) };
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
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), 1000);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}
