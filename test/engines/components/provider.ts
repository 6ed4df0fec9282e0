import { fileURLToPath } from 'node:url';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider, BrowserProviderOption } from 'vitest/node';
import type { EngineDriver, EngineTab } from '../drivers/driver.ts';
import type { EngineName } from '../engine-list.ts';
import { ensureEngines } from '../install.ts';
import { launchEngine } from '../launch.ts';

/** Larger than all that a test makes of its window. */
const size = { width: 1500, height: 1100 };

/** Drives the components' tests in one of our engines: Vitest's own providers need patched browsers or geckodriver. */
export const engineProvider = (name: EngineName): BrowserProviderOption =>
  defineBrowserProvider({
    name: 'engine',
    supportedBrowser: [name],
    options: {},
    providerFactory: () => new EngineProvider(name),
  });

class EngineProvider implements BrowserProvider {
  readonly name = 'engine';
  readonly supportsParallelism = false;
  readonly initScripts = [fileURLToPath(new URL('locators.ts', import.meta.url))];
  private driver: Promise<EngineDriver> | undefined;
  private readonly tabs = new Map<string, EngineTab>();

  constructor(private readonly engine: EngineName) {}

  async openPage(sessionId: string, url: string): Promise<void> {
    this.driver ??= ensureEngines().then((programs) => launchEngine(this.engine, programs));
    const tab = await (
      await this.driver
    ).open({ ...size, isDark: false, isDesk: false, hasForcedColours: false, isCalm: true });
    this.tabs.set(sessionId, tab);
    await tab.goTo(url);
  }

  getCommandsContext = (sessionId: string) => ({ tab: this.tabs.get(sessionId) });

  async close(): Promise<void> {
    for (const tab of this.tabs.values()) await tab.close();
    await (await this.driver)?.close();
  }
}
