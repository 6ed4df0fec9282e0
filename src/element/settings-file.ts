import { readConfig } from '../config-check.ts';
import { completeConfig, type PortalConfig, type PortalSettings } from '../config.ts';
import { SetupError } from '../ui/portal-error.ts';
import type { ScriptTag } from './script-tag.ts';

/** The settings of the tag, with those of the file that it names. */
export async function settingsOfTag({ settings, config, needsApi }: ScriptTag): Promise<PortalSettings> {
  const all = { ...(config && (await fetchSettings(config))), ...settings };
  if (needsApi && all.api === undefined) {
    throw new SetupError(
      'The script comes from another site. Add data-api="https://…" to its tag, the origin of the portal’s API, or data-api="" for an API on this site.',
    );
  }
  return all;
}

/** Rejects where the file cannot be loaded or a setting is invalid; the error names the file. */
export async function fetchSettings(url: string): Promise<PortalSettings> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const settings: unknown = await response.json();
    readConfig(settings);
    return settings as PortalSettings;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The settings of ${url} cannot be used: ${reason}. Serve the file, with Access-Control-Allow-Origin for other sites.`,
      { cause: error },
    );
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
