import { appendFileSync, writeFileSync } from 'node:fs';
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
    /** The file with all that the servers have written to the terminal. */
    serverLog: string;
  }
}

/** Serves the current build of the portal during the tests; a later build does not affect it. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const place = await mkdtemp(join(tmpdir(), 'portal-'));
  const folders = { portal: join(place, 'portal'), cdn: join(place, 'cdn') };
  await provideBuild(folders);
  const serverLog = join(place, 'server.log');
  const stopLog = logTo(serverLog);
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer(folders)));
  project.provide('folders', folders);
  project.provide('serverLog', serverLog);
  project.provide(
    'addresses',
    servers.map((server) => server.address),
  );
  return async () => {
    stopLog();
    await Promise.all(servers.map((server) => server.close()));
    await rm(place, { recursive: true });
  };
}

/** Copies what this process writes to the terminal, as the servers run in it. Returns what ends that. */
function logTo(file: string): () => void {
  writeFileSync(file, '');
  const ends = [process.stdout, process.stderr].map((stream) => {
    const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
    stream.write = (...given: unknown[]) => {
      appendFileSync(file, given[0] as string | Uint8Array);
      return write(...given);
    };
    return () => void (stream.write = write);
  });
  return () => ends.forEach((end) => end());
}
