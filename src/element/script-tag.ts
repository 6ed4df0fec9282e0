import type { PortalConfig, PortalSettings } from '../config.ts';
import type { PortalOptions } from '../portal-options.ts';

/** What the tag that loads the elements says, in its `data-` attributes. */
export interface ScriptTag {
  settings: PortalSettings;
  /** The address of a file with further settings. */
  config: string;
  getToken?: NonNullable<PortalOptions['getToken']>;
}

// Written out: the settings' checks are more than a first load should wait for.
const locales: Record<PortalConfig['locale'], true> = { 'zh-CN': true, en: true };
const themes: Record<PortalConfig['theme'], true> = { auto: true, light: true, dark: true };

/** Reads the tag of a module script, which is found by its own address: a module has no `document.currentScript`. */
export function parseScriptTag(moduleAddress: string): ScriptTag {
  const script = [...document.querySelectorAll('script')].find((one) => one.src === moduleAddress);
  const { api, org, locale, theme, portal, config = '', tokenProvider } = script?.dataset ?? {};
  const settings: PortalSettings = {};
  if (api) settings.api = new URL(api, location.href).href;
  if (org) settings.org = org;
  if (isKeyOf(locales, locale)) settings.locale = locale;
  if (isKeyOf(themes, theme)) settings.theme = theme;
  const place = portal ? new URL(portal, location.href).origin : portalOf(moduleAddress, settings.api);
  if (place && place !== location.origin) settings.portal = place;
  return { settings, config, ...(tokenProvider && { getToken: () => askPage(tokenProvider) }) };
}

/** Where the portal stands, if the tag does not say: '' for the page's own origin. */
function portalOf(moduleAddress: string, api: string | undefined): string {
  const { origin } = new URL(api ?? '', location.href);
  if (origin === location.origin) return '';
  // A page may keep a copy of the script; then the calls show where the portal is.
  const script = new URL(moduleAddress).origin;
  return script === location.origin ? origin : script;
}

// A slip in the tag should not cost the school its portal: what is unknown is as if it were not there.
function isKeyOf<Word extends string>(known: Record<Word, true>, word: string | undefined): word is Word {
  return word !== undefined && Object.hasOwn(known, word);
}

/** The page's function may stand in a script that runs after this one. */
async function askPage(name: string) {
  if (!(name in globalThis) && document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const provider: unknown = Reflect.get(globalThis, name);
  if (typeof provider !== 'function') throw new TypeError(`data-token-provider: ${name} is no function`);
  return provider();
}
