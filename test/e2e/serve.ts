import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { provideBuild, type BuildFolders } from '../../host/server/portal-build.ts';
import { startServer } from '../../host/server/start.ts';
import { workers } from './workers.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the served portals stand, one for each worker. */
    addresses: string[];
    /** The files they serve. */
    folders: BuildFolders;
  }
}

/** Serves the portal, as it is now, for the time of the tests; a build meanwhile does not touch it. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const place = await mkdtemp(join(tmpdir(), 'portal-'));
  const folders = { portal: join(place, 'portal'), cdn: join(place, 'cdn') };
  await provideBuild(folders);
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer(folders)));
  project.provide('folders', folders);
  project.provide(
    'addresses',
    servers.map((server) => server.address),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    await rm(place, { recursive: true });
  };
}
