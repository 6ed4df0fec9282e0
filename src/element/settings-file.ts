import { readConfig } from '../config-check.ts';
import type { PortalSettings } from '../config.ts';

/** Fetches the settings file that a tag names. Rejects where it cannot be loaded or a setting is invalid. */
export async function fetchSettings(url: string): Promise<PortalSettings> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  const settings: unknown = await response.json();
  readConfig(settings);
  return settings as PortalSettings;
}
