import { createSandbox, sandboxSettings, type Sandbox } from '../sandbox/index.ts';
import type { Recording } from '../contract/recording/recording.ts';
import { replay } from '../contract/recording/replay.ts';
import { cdnFolder, portalFolder } from './paths.ts';
import { realBackEnd, type BackEndOptions } from './production/real-back-end.ts';
import { serve, type Served, type ServeOptions } from './serve.ts';
import { settingsFrom } from './settings.ts';
import { withVideos } from './videos.ts';

export interface ServerOptions extends ServeOptions, Partial<BackEndOptions> {
  /** The file of run-time settings; those of the demo by default. */
  config?: string;
  /** Where the built portal lies. */
  portal?: string;
  /** Where the files of the CDN lie. */
  cdn?: string;
  /** Answers that the sandbox gives instead of its own. */
  recording?: Recording;
}

export interface PortalServer extends Served {
  /** Undefined where a real back end answers. */
  sandbox?: Sandbox;
}

/** Serves the built portal with the sandbox as its back end, or with the real one of `api`. */
export async function startServer(options: ServerOptions = {}): Promise<PortalServer> {
  const { api, apiHealth, config, portal = portalFolder, cdn = cdnFolder, recording } = options;
  const folders = { portal, cdn, settings: settingsFrom(config, sandboxSettings) };
  if (api) return serve(options, { ...folders, ...realBackEnd({ api, apiHealth }) });
  const sandbox = createSandbox();
  const server = await serve(options, {
    ...folders,
    backEnd: withVideos(recording ? replay(recording, sandbox) : sandbox.fetch),
    isReal: false,
    askBackEnd: async () => 'ready',
  });
  return { ...server, sandbox };
}
