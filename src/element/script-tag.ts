import { pageOrigin, pageUrl } from '../rules/page-url.ts';
import type { PortalConfig, PortalSettings } from '../config.ts';
import type { PortalOptions, ProvidedToken } from '../portal-options.ts';
import type { Locale } from '../texts/texts.ts';
import { SetupError } from '../ui/states/portal-error.ts';

// On the global object: the loader and the elements share no module.
const loaderUrlKey = Symbol.for('portal.script/1');
const page = globalThis as { [loaderUrlKey]?: string };

/** Stores the URL of the script that loads the elements; the attributes of its tag configure the page's portal. */
export function setLoaderUrl(url: string): void {
  page[loaderUrlKey] = url;
}

export function getLoaderUrl(): string | undefined {
  return page[loaderUrlKey];
}

/** The `data-` attributes of the tag that loads the elements. */
export interface ScriptTag {
  settings: PortalSettings;
  /** The URL of a file with further settings. */
  config: string;
  /** The script is from another origin and its tag does not say where the API is. */
  needsApi: boolean;
  getToken?: NonNullable<PortalOptions['getToken']>;
  onLogin?: NonNullable<PortalOptions['onLogin']>;
}

// Written out, so that a first load does not wait for the settings' schemas.
const locales: Record<Locale, true> = { 'zh-CN': true, 'zh-Hant': true, en: true };
const themes: Record<PortalConfig['theme'], true> = { auto: true, light: true, dark: true };

/** Finds the tag of a module script by its URL: a module has no `document.currentScript`. */
export function findScriptTag(loaderUrl: string): HTMLScriptElement | undefined {
  return [...document.querySelectorAll('script')].find((one) => one.src === loaderUrl);
}

/** Parses the tag of the script that loads the elements. */
export function parseScriptTag(loaderUrl: string): ScriptTag {
  const script = findScriptTag(loaderUrl);
  const { api, org, locale, theme, portal, config = '', tokenProvider, onLogin } = script?.dataset ?? {};
  const settings: PortalSettings = {};
  if (api) settings.api = urlOf('data-api', api).href;
  if (org) settings.org = org;
  if (isKeyOf(locales, locale)) settings.locale = locale;
  if (isKeyOf(themes, theme)) settings.theme = theme;
  const portalOrigin = portal ? urlOf('data-portal', portal).origin : originOfPortal(loaderUrl, settings.api);
  if (portalOrigin && portalOrigin !== pageOrigin()) settings.portal = portalOrigin;
  const needsApi = api === undefined && new URL(loaderUrl).origin !== pageOrigin();
  return {
    settings,
    config,
    needsApi,
    ...(tokenProvider && { getToken: () => callTokenProvider(tokenProvider) }),
    ...(onLogin && { onLogin: (login) => functionOf('data-on-login', onLogin)(login) }),
  };
}

function urlOf(attribute: string, address: string): URL {
  try {
    return new URL(address, pageUrl());
  } catch {
    throw new SetupError(`${attribute}: "${address}" is no URL`);
  }
}

/** The origin of the portal if the tag does not name it: '' for the page's own. */
function originOfPortal(loaderUrl: string, api: string | undefined): string {
  const { origin } = new URL(api ?? '', pageUrl());
  if (origin === pageOrigin()) return '';
  // A page may host a copy of the script; then the API's origin is the portal's.
  const script = new URL(loaderUrl).origin;
  return script === pageOrigin() ? origin : script;
}

// A typo in the tag must not break the page: unknown values are ignored.
function isKeyOf<Word extends string>(known: Record<Word, true>, word: string | undefined): word is Word {
  return word !== undefined && Object.hasOwn(known, word);
}

/** The page may define the function in a script that runs after this one. */
async function callTokenProvider(name: string) {
  if (!(name in globalThis) && document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // The type is a promise of the page; `readProvidedToken` checks the value.
  return functionOf('data-token-provider', name)() as ProvidedToken;
}

function functionOf(attribute: string, name: string): (...values: unknown[]) => unknown {
  const named: unknown = Reflect.get(globalThis, name);
  if (typeof named !== 'function') throw new TypeError(`${attribute}: ${name} is no function`);
  return (...values) => named.call(globalThis, ...values) as unknown;
}

let watched: { script: HTMLScriptElement; observer: MutationObserver } | undefined;

/** Calls the listener when the page changes an attribute of the tag; replaces the former listener. */
export function watchScriptTag(loaderUrl: string, listener: () => void): void {
  const script = findScriptTag(loaderUrl);
  if (!script || script === watched?.script) return;
  watched?.observer.disconnect();
  const observer = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName?.startsWith('data-'))) listener();
  });
  observer.observe(script, { attributes: true });
  watched = { script, observer };
}
