import { getRequestListener } from '@hono/node-server';
import { createSandbox, type Sandbox } from '../../../host/sandbox/index.ts';
import { openStaticFiles } from '../../../host/server/static-files.ts';
import { callerReader } from '../../../host/server/caller.ts';
import { createHandler } from '../../../host/server/handler.ts';
import { listen } from '../../../host/server/listen.ts';
import { settingsFrom } from '../../../host/server/settings.ts';

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
    settings: settingsFrom(undefined),
    backEnd: (request) => sandbox.fetch(request),
    readCaller: callerReader({}),
    isReal: false,
  });
  const listener = getRequestListener(handler, { overrideGlobalObjects: false });
  const { port, close } = await listen((incoming, outgoing) => void listener(incoming, outgoing), 0);
  return { address: `http://localhost:${port}`, sandbox, close };
}
