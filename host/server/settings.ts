import { readFileSync, statSync } from 'node:fs';
import { readConfig } from '#src/config-check.ts';
import type { PortalSettings } from '#src/config.ts';

export type ReadSettings = () => PortalSettings;

/** The settings of the operator's file, read again when it changes; without a file `otherwise`. */
export function settingsFrom(file?: string, otherwise: PortalSettings = {}): ReadSettings {
  if (!file) return () => otherwise;
  let read = readFile(file);
  return () => {
    try {
      if (versionOf(file) !== read.version) read = readFile(file);
    } catch (error) {
      console.error(`${error instanceof Error ? error.message : error}; the former settings stay in force`);
    }
    return read.settings;
  };
}

const versionOf = (file: string) => statSync(file).mtimeMs;

function readFile(file: string): { settings: PortalSettings; version: number } {
  try {
    const version = versionOf(file);
    const settings = JSON.parse(readFileSync(file, 'utf8')) as PortalSettings;
    readConfig(settings);
    return { settings, version };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
