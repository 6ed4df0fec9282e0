import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { startServer } from '#host/server/start.ts';

/** Serves a portal whose settings say English until the test ends. Returns its address. */
export async function startEnglish(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-en-'));
  const config = join(folder, 'portal.config.json');
  await writeFile(config, JSON.stringify({ ...sandboxSettings, locale: 'en' }));
  const english = await startServer({ ...inject('folders'), config });
  onTestFinished(async () => {
    await english.close();
    await rm(folder, { recursive: true });
  });
  return english.address;
}
