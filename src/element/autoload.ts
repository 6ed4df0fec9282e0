import type { PortalConfig, PortalSettings } from '../config.ts';
import { loadLanguage } from '../texts/load-language.ts';

/** The code of each element, by its tag. */
export type ElementLoaders = Readonly<Record<string, () => Promise<unknown>>>;

/** What the tag that loads a script says: `data-api`, `data-org`, `data-locale`, `data-theme`, `data-config`. */
export interface ScriptSettings {
  settings: PortalSettings;
  /** The address of a file with further settings. */
  config: string;
}

// Written out again: the settings' schema is more than this script should wait for.
const locales: Record<PortalConfig['locale'], true> = { 'zh-CN': true, en: true };
const themes: Record<PortalConfig['theme'], true> = { auto: true, light: true, dark: true };

/** Reads the tag of a module script, which a module finds by its own address: it has no `document.currentScript`. */
export function readScript(moduleAddress: string): ScriptSettings {
  const script = [...document.querySelectorAll('script')].find((one) => one.src === moduleAddress);
  const { api, org, locale, theme, config = '' } = script?.dataset ?? {};
  const settings: PortalSettings = {};
  if (api) settings.api = new URL(api, location.href).href;
  if (org) settings.org = org;
  if (isKeyOf(locales, locale)) settings.locale = locale;
  if (isKeyOf(themes, theme)) settings.theme = theme;
  return { settings, config };
}

// A slip in the tag should not cost the school its portal: what is unknown is as if it were not there.
function isKeyOf<Word extends string>(known: Record<Word, true>, word: string | undefined): word is Word {
  return word !== undefined && Object.hasOwn(known, word);
}

/** Configures the page's portal and gives life to the tags that are there and to those that come later. */
export async function autoload(moduleAddress: string, loaders: ElementLoaders): Promise<void> {
  const { settings, config } = readScript(moduleAddress);
  const loaded = new Set<string>();
  // The elements' code travels while the settings are read, but none is defined before them.
  const more = config ? fetchSettings(config) : Promise.resolve({});
  const ready = Promise.all([import('../portal.ts'), more]).then(async ([{ configurePortal }, further]) => {
    const chosen = { ...further, ...settings };
    await loadLanguage(chosen.locale);
    configurePortal({ settings: chosen });
  });

  function load(root: ParentNode) {
    for (const [tag, loader] of Object.entries(loaders)) {
      if (loaded.has(tag) || !root.querySelector(tag)) continue;
      loaded.add(tag);
      const arriving = ready.then(loader);
      arriving.catch((error: unknown) => {
        // Asked for again when the tag is seen the next time.
        loaded.delete(tag);
        reportError(error);
      });
    }
  }

  load(document);
  new MutationObserver((records) => {
    if (records.some((record) => record.addedNodes.length > 0)) load(document);
  }).observe(document, { childList: true, subtree: true });
  await ready;
}

async function fetchSettings(address: string): Promise<PortalSettings> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return (await response.json()) as PortalSettings;
}
