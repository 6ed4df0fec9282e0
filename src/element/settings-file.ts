import { readConfig } from '../config-check.ts';
import { completeConfig, type PortalConfig, type PortalSettings } from '../config.ts';

/** Fetches a file of settings. Rejects where it cannot be loaded or a setting is invalid; the error names the file. */
export async function fetchSettings(url: string): Promise<PortalSettings> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const settings: unknown = await response.json();
    readConfig(settings);
    return settings as PortalSettings;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The settings of ${url} cannot be used: ${reason}`, { cause: error });
  }
}

const loads = new WeakMap<PortalConfig, Promise<void>>();

/** Adds the settings that the portal serves to those of the tag: once, and again after a failure. */
export function addServedSettings(config: PortalConfig, ofTag: PortalSettings): Promise<void> {
  const load = async () => {
    const served = await fetchSettings(`${config.portal}/portal.config.json`);
    Object.assign(config, completeConfig({ ...served, ...ofTag }));
  };
  const known = loads.get(config);
  if (known) return known;
  const loading = load();
  loads.set(config, loading);
  loading.catch(() => loads.delete(config));
  return loading;
}
