import { mkdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import type { EngineDriver } from '../drivers/driver.ts';
import type { EngineName } from '../engine-list.ts';
import { launchEngine } from '../launch.ts';
import { Visit } from '../visit.ts';
import { looks, type Look } from './looks.ts';
import { folder, pictureFile } from './picture-files.ts';
import { settle } from './settle.ts';
import type { View } from './view.ts';
import { views } from './views.ts';

/** Photographs every view in one engine. */
export function takePictures(engine: EngineName): void {
  const programs = inject('enginePrograms');
  const origin = inject('engineOrigins')[engine];
  describe.skipIf(programs[engine] === undefined)(engine, () => {
    let driver: EngineDriver;
    beforeAll(async () => {
      await mkdir(folder, { recursive: true });
      driver = await launchEngine(engine, programs);
    });
    afterAll(() => driver?.close());

    for (const view of views)
      for (const look of looks)
        it(`${view.name}, ${look.name}`, async () => {
          const file = pictureFile(engine, view, look);
          await rm(file, { force: true });
          const visit = new Visit(engine, driver, origin);
          try {
            await writeFile(file, await photograph(visit, view, look));
          } finally {
            await visit.end();
          }
        });
  });
}

async function photograph(visit: Visit, view: View, { width, heights, isDark }: Look): Promise<Buffer> {
  const options = { width, height: view.isScreen ? heights.screen : heights.page, isDark };
  await visit.control('reset', {});
  await view.before?.(visit);
  const tab = view.user ? await visit.openAs(view.user, view.path, options) : await visit.open(options);
  if (!view.user) await tab.goTo(view.path);
  await settle(tab, view);
  await view.act?.(tab, visit, width < 992);
  await settle(tab, view);
  return tab.screenshot();
}
