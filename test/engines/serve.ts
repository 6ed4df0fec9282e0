import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { provideBuild } from '#host/server/portal-build.ts';
import { startServer } from '#host/server/start.ts';
import { engineNames, engines, type EngineName } from './engine-list.ts';
import { ensureEngines, missingOf, type EnginePrograms } from './install.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    enginePrograms: EnginePrograms;
    /** The URL of a portal with a sandbox of its own, per engine. */
    engineOrigins: Record<EngineName, string>;
  }
}

/** Serves the current build once per engine. Fails in CI if an engine is missing. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const programs = await ensureEngines();
  const missing = missingOf(programs).map((name) => engines[name].title);
  if (missing.length > 0 && process.env.CI) throw new Error(`missing engines: ${missing.join(', ')}`);
  const place = await mkdtemp(join(tmpdir(), 'portal-engines-'));
  const folders = { portal: join(place, 'portal'), cdn: join(place, 'cdn') };
  await provideBuild(folders);
  // WebKit speaks the language of the machine, and the portal that of a browser without a setting.
  const config = join(place, 'portal.config.json');
  await writeFile(config, JSON.stringify({ ...sandboxSettings, locale: 'zh-CN' }));
  const servers = await Promise.all(engineNames.map(() => startServer({ ...folders, config })));
  project.provide('enginePrograms', programs);
  project.provide(
    'engineOrigins',
    Object.fromEntries(engineNames.map((name, index) => [name, servers[index]?.address])) as Record<
      EngineName,
      string
    >,
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close(0)));
    await rm(place, { recursive: true });
  };
}
