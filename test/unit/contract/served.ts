import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { checkContract, type CheckOptions } from '#host/contract/check/check.ts';
import type { Report, Row } from '#host/contract/check/result.ts';
import { createSandbox, sandboxSettings } from '#host/sandbox/index.ts';
import { calls, validation } from './document.ts';

export interface Served {
  address: string;
  close(): Promise<void>;
}

/** Serves answers over HTTP; a rejection breaks the connection. */
export async function serve(answer: (request: Request) => Promise<Response>): Promise<Served> {
  const server: Server = createServer((incoming, outgoing) => {
    const listener = getRequestListener(async (request) => {
      try {
        return await answer(request);
      } catch {
        incoming.socket.destroy();
        return new Response();
      }
    });
    void listener(incoming, outgoing);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A sandbox, the token of one of its users, and its answers; `change` may replace one. */
export function sandboxBehind(
  change = async (_: Request, response: Response) => response,
  username = 'teacher',
) {
  const sandbox = createSandbox();
  const asked: Request[] = [];
  return {
    token: sandbox.tokenOf(username),
    asked,
    async answer(request: Request): Promise<Response> {
      asked.push(request.clone());
      const body = request.body ? await request.arrayBuffer() : null;
      const { method, headers, url } = request;
      return change(request, await sandbox.fetch(url, { method, headers, body }));
    },
  };
}

type Given = Omit<CheckOptions, 'calls' | 'validation' | 'settings'>;

export const check = (given: Given): Promise<Report> =>
  checkContract({ calls, validation, settings: { ...sandboxSettings }, ...given });

export function rowOf({ rows }: Report, path: string, method = 'GET'): Row {
  const row = rows.find((one) => one.path === path && one.method === method);
  if (!row) throw new Error(`${method} ${path} is not in the report`);
  return row;
}
