import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { provideBuild, type BuildFolders } from '#host/server/portal-build.ts';
import { startServer } from '#host/server/start.ts';
import { workers } from './worker-count.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URLs of the served portals, one per worker. */
    addresses: string[];
    /** The folders that they serve. */
    folders: BuildFolders;
  }
}

/** Serves the current build of the portal during the tests; a later build does not affect it. */
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
