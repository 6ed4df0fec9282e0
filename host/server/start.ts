import { getRequestListener } from '@hono/node-server';
import { createSandbox, type Sandbox } from '../sandbox/index.ts';
import { openStaticFiles } from './static-files.ts';
import { withVideos } from './videos.ts';
import { callerReader, type PublicAddress } from './caller.ts';
import { createHandler } from './handler.ts';
import { listen } from './listen.ts';
import { cdnFolder, portalFolder } from './paths.ts';
import { readPageMap } from './page-map.ts';
import { proxyTo } from './proxy.ts';
import { settingsFrom } from './settings.ts';

export interface ServerOptions extends PublicAddress {
  /** 0, the default: any free port. */
  port?: number;
  /** The name or address to listen on; every loopback one by default. */
  host?: string;
  /** The back end that answers the calls, e.g. `https://api.example`; the sandbox by default. */
  api?: string;
  /** The file of run-time settings; those of the demo by default. */
  config?: string;
  /** Where the built portal lies. */
  portal?: string;
  /** Where the files of the CDN lie. */
  cdn?: string;
}

export interface PortalServer {
  /** E.g. `http://localhost:4173`. */
  address: string;
  port: number;
  /** Undefined where a real back end answers. */
  sandbox?: Sandbox;
  /** Running requests may end within `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/** Serves the built portal and its calls on one port. Throws where the port is taken or a setting is wrong. */
export async function startServer(options: ServerOptions = {}): Promise<PortalServer> {
  const { port: wanted = 0, host, api, config, portal = portalFolder, cdn = cdnFolder } = options;
  const settings = settingsFrom(config);
  const sandbox = api ? undefined : createSandbox();
  const handler = createHandler({
    portal: { files: openStaticFiles(portal), pages: readPageMap(portal) },
    cdn: openStaticFiles(cdn),
    settings,
    backEnd: sandbox ? withVideos(sandbox.fetch) : proxyTo(api ?? ''),
    readCaller: callerReader(options),
    isReal: !sandbox,
  });
  const listener = getRequestListener(handler, { overrideGlobalObjects: false });
  const { port, close } = await listen(
    (incoming, outgoing) => void listener(incoming, outgoing),
    wanted,
    host,
  );
  return { address: `http://${nameOf(host)}:${port}`, port, close, ...(sandbox && { sandbox }) };
}

function nameOf(host: string | undefined): string {
  if (!host || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
