import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { launchArguments } from '../chromium.ts';
import { installOwnPackage } from '../install-dependencies.ts';
import { launchChromium } from './drivers/chromium.ts';
import type { EngineDriver } from './drivers/driver.ts';

/** Versions of Chromium that come from npm: the floor, and one below it. */
export type OldVersion = 92 | 109;

/**
 * Finds an old Chromium, or installs it. Unpacks the binary ourselves: the package would put it into the system's
 * temporary folder, and take whatever lies there under its name.
 */
export async function ensureOldChromium(version: OldVersion): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = fileURLToPath(new URL(`../../.cache/chromium-${version}/`, import.meta.url));
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;
  const packageFolder = fileURLToPath(new URL(`chromium-${version}/`, import.meta.url));
  if (!installOwnPackage(packageFolder, `Chromium ${version}`)) return undefined;
  mkdirSync(folder, { recursive: true });
  const packed = join(packageFolder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  // Under its name only when it is whole, since another process may look for it.
  const part = `${binary}.${process.pid}`;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(part));
  chmodSync(part, 0o755);
  renameSync(part, binary);
  return binary;
}

/** Throws where the program is not of the version that its name promises. */
export async function launchOldChromium(version: OldVersion, program: string): Promise<EngineDriver> {
  // These builds have no separate process that forks the others.
  const driver = await launchChromium({ headless: program, desk: program }, [
    ...launchArguments,
    '--no-zygote',
  ]);
  if (driver.version.startsWith(`${version}.`)) return driver;
  await driver.close();
  throw new Error(`${program} is Chromium ${driver.version}, not ${version}`);
}
