import { launchArguments } from '../chromium.ts';
import { launchChromium } from './drivers/chromium.ts';
import type { EngineDriver } from './drivers/driver.ts';
import { launchFirefox } from './drivers/firefox.ts';
import { launchWebKit } from './drivers/webkit.ts';
import type { EngineName } from './engine-list.ts';
import type { EnginePrograms } from './install.ts';
import { launchOldChromium } from './old-chromium.ts';

/** Starts an engine. */
export function launchEngine(name: EngineName, programs: EnginePrograms): Promise<EngineDriver> {
  switch (name) {
    case 'chromium':
      return launchChromium(given(programs[name]), launchArguments);
    case 'chromium-109':
      return launchOldChromium(109, given(programs[name]));
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
