import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { EngineDriver } from './drivers/driver.ts';
import { engines, type EngineName } from './engine-list.ts';
import type { Flow } from './flow.ts';
import { launchEngine } from './launch.ts';
import type { Tab } from './tab.ts';
import { Visit } from './visit.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** E.g. `153.7.0`; the report names it. */
    engineVersion?: string;
  }
}

const pictures = fileURLToPath(new URL('../../.cache/engines/', import.meta.url));

/** Runs flows in one engine. Those of a missing engine are skipped, and the report counts them as not run. */
export function runFlows(engine: EngineName, flows: readonly Flow[]): void {
  const programs = inject('enginePrograms');
  const origin = inject('engineOrigins')[engine];
  describe.skipIf(programs[engine] === undefined)(engines[engine].title, () => {
    let driver: EngineDriver;
    beforeAll(async () => {
      driver = await launchEngine(engine, programs);
    });
    afterAll(() => driver?.close());

    for (const { name, run, notIn } of flows)
      it.skipIf(notIn.includes(engine))(name, async ({ task }) => {
        task.meta.engineVersion = driver.version;
        const visit = new Visit(engine, driver, origin);
        await visit.control('reset', {});
        try {
          await run(visit);
          expect(visit.tabs.flatMap((tab) => tab.errors)).toEqual([]);
        } catch (error) {
          await Promise.race([keepPictures(engine, name, visit.tabs), wait(20_000)]);
          await visit.end().catch(console.error);
          throw error;
        }
        await visit.end();
      });
  });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shows what a failed flow saw last. */
async function keepPictures(engine: EngineName, flow: string, tabs: readonly Tab[]): Promise<void> {
  await mkdir(pictures, { recursive: true });
  for (const [index, tab] of tabs.entries()) {
    const file = `${pictures}${engine}, ${flow.replaceAll('/', ' ')}, ${index}.png`;
    await tab.screenshot().then((png) => writeFile(file, png), console.error);
  }
}
