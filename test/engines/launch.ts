import { launchArguments } from '../chromium.ts';
import { launchChromium } from './drivers/chromium.ts';
import type { EngineDriver } from './drivers/driver.ts';
import { launchFirefox } from './drivers/firefox.ts';
import { launchWebKit } from './drivers/webkit.ts';
import type { EngineName } from './engine-list.ts';
import type { EnginePrograms } from './install.ts';

/** Starts an engine. Throws where it is not of the version that its name promises. */
export async function launchEngine(name: EngineName, programs: EnginePrograms): Promise<EngineDriver> {
  const driver = await start(name, programs);
  if (name !== 'chromium-109' || driver.version.startsWith('109.')) return driver;
  await driver.close();
  throw new Error(`${programs[name]} is Chromium ${driver.version}, not 109`);
}

function start(name: EngineName, programs: EnginePrograms): Promise<EngineDriver> {
  switch (name) {
    case 'chromium':
      return launchChromium(given(programs[name]), launchArguments);
    case 'chromium-109':
      // This build has no separate process that forks the others.
      return launchChromium(given(programs[name]), [...launchArguments, '--no-zygote']);
    case 'firefox':
      return launchFirefox(given(programs[name]));
    case 'webkit':
      return launchWebKit(given(programs[name]));
  }
}

function given<Program>(program: Program | undefined): Program {
  if (program === undefined) throw new Error('a missing engine cannot be started');
  return program;
}
