import { readConfig } from '../config-check.ts';
import { completeConfig, type PortalConfig, type PortalSettings } from '../config.ts';
import { SetupError } from '../ui/states/portal-error.ts';
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

/** The settings of the tag, with those that the portal serves. */
export async function withServedSettings(start: PortalConfig, ofTag: PortalSettings): Promise<PortalConfig> {
  const served = await fetchSettings(`${start.portal}/portal.config.json`);
  // The session, the language and the theme have been composed from these; the first calls have gone by the adapter.
  const { portal, org, locale, theme, brand, texts, adapter, cookieName, cookieDomain } = start;
  const composed = { portal, org, locale, theme, brand, texts, adapter, cookieName, cookieDomain };
  return { ...completeConfig({ ...served, ...ofTag }), ...composed };
}
