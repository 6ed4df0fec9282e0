/**
 * Finds the engines, or installs those that are missing: Chromium 109 from npm, the others from Debian when running as
 * root. Says which it could not get; as a command it then fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { canUseApt, ensureChromium, findChromium, findHeadless, onPath } from '../chromium.ts';
import type { ChromiumPrograms } from './drivers/chromium.ts';
import type { WebKitPrograms } from './drivers/webkit.ts';
import { engineNames, engines, type EngineName } from './engine-list.ts';
import { ensureOldChromium } from './old-chromium.ts';

/** Where each engine is; undefined for one that this machine does not have. */
export interface EnginePrograms {
  chromium: ChromiumPrograms | undefined;
  'chromium-109': string | undefined;
  firefox: string | undefined;
  webkit: WebKitPrograms | undefined;
}

const packages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
];

function findChromiums(): ChromiumPrograms | undefined {
  const headless = findHeadless();
  const desk = findChromium();
  return headless && desk ? { headless, desk } : undefined;
}

function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');
}

function findWebKit(): WebKitPrograms | undefined {
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('Xvfb');
  const browser = ['x86_64', 'aarch64']
    .flatMap((machine) =>
      ['4.1', '6.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
    )
    .find((place) => existsSync(place));
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

function installDebianPackages(): void {
  if ((findFirefox() && findWebKit()) || !canUseApt()) return;
  console.log(`Installing the packages of Debian ${packages.join(', ')} …`);
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]).status === 0;
  if (install()) return;
  spawnSync('apt-get', ['update', '-qq']);
  install();
}

export async function ensureEngines(): Promise<EnginePrograms> {
  ensureChromium();
  installDebianPackages();
  return {
    chromium: findChromiums(),
    'chromium-109': await ensureOldChromium(109),
    firefox: findFirefox(),
    webkit: findWebKit(),
  };
}

export const missingOf = (programs: EnginePrograms): EngineName[] =>
  engineNames.filter((name) => programs[name] === undefined);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = missingOf(await ensureEngines());
  for (const name of missing)
    console.error(`${engines[name].title} is not there and could not be installed.`);
  if (missing.length > 0) process.exitCode = 1;
}
