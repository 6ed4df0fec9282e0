import { getRequestListener } from '@hono/node-server';
import {
  callerReader,
  createHandler,
  createSandbox,
  listen,
  openStaticFiles,
  sandboxSettings,
  settingsFrom,
  type Sandbox,
} from '../server.ts';

export interface Portal {
  address: string;
  sandbox: Sandbox;
  close(): Promise<void>;
}

/** Serves the CDN and the endpoints. Its clock stands still, so that two pictures show the same times. */
export async function startPortal(cdn: string): Promise<Portal> {
  const start = Date.now();
  const sandbox = createSandbox({ now: () => start });
  const handler = createHandler({
    portal: { files: openStaticFiles(cdn), pages: [] },
    cdn: openStaticFiles(cdn),
    settings: settingsFrom(undefined, sandboxSettings),
    backEnd: (request) => sandbox.fetch(request),
    readCaller: callerReader({}),
    isReal: false,
  });
  const listener = getRequestListener(handler, { overrideGlobalObjects: false });
  const { port, close } = await listen((incoming, outgoing) => void listener(incoming, outgoing), 0);
  return { address: `http://localhost:${port}`, sandbox, close };
}
