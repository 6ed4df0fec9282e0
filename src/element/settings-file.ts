import { readConfig } from '../config-check.ts';
import type { PortalSettings } from '../config.ts';

/** The settings of a file that a tag names. Rejects where they cannot be had or one of them is wrong. */
export async function fetchSettings(address: string): Promise<PortalSettings> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  const settings: unknown = await response.json();
  readConfig(settings);
  return settings as PortalSettings;
}
