/**
 * Finds the engines, or installs those that are missing: Chromium 109 from npm, the others from Debian when running as
 * root. Says which it could not get; as a command it then fails.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { canUseApt, ensureChromium, findHeadless, onPath } from '../chromium.ts';
import { installOwnPackage } from '../install-dependencies.ts';
import type { WebKitPrograms } from './drivers/webkit.ts';
import { engineNames, engines, type EngineName } from './engine-list.ts';

/** Where each engine is; undefined for one that this machine does not have. */
export interface EnginePrograms {
  chromium: string | undefined;
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

const packageFolder = fileURLToPath(new URL('chromium-109/', import.meta.url));

/**
 * Unpacks the binary ourselves: the package would put it into the system's temporary folder, and take whatever lies
 * there under its name.
 */
async function ensureChromium109(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = fileURLToPath(new URL('../../.cache/chromium-109/', import.meta.url));
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;
  if (!installOwnPackage(packageFolder, 'Chromium 109')) return undefined;
  mkdirSync(folder, { recursive: true });
  const packed = join(packageFolder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  // Under its name only when it is whole, since another process may look for it.
  const part = `${binary}.${process.pid}`;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(part));
  chmodSync(part, 0o755);
  renameSync(part, binary);
  return binary;
}

export async function ensureEngines(): Promise<EnginePrograms> {
  ensureChromium();
  installDebianPackages();
  return {
    chromium: findHeadless(),
    'chromium-109': await ensureChromium109(),
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
