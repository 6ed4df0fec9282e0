import { completeConfig, type PortalConfig } from './config.ts';
import { getLoaderUrl, parseScriptTag, watchScriptTag, type ScriptTag } from './element/script-tag.ts';
import { composePortal, type Portal } from './portal.ts';
import { createSettings } from './settings-store.ts';
import { logOnce } from './ui/states/portal-error.ts';

// The global object holds the portal, so that two copies of this library on one page share one session. The listeners are
// a plain set, because a valtio proxy belongs to one copy.
const shared = Symbol.for('portal.session/1');
const listening = Symbol.for('portal.listeners/1');
const page = globalThis as { [shared]?: Portal; [listening]?: Set<() => void> };

/**
 * Returns the portal of the page; unless the page has configured one, it is configured by the elements'
 * script tag.
 */
export function getPortal(): Portal {
  return page[shared] ?? createFromTag(tagOfScript());
}

/**
 * Like `getPortal`, but returns a promise while the settings file that the script tag names is loading; it rejects where
 * the tag is wrong.
 */
export function loadPortal(): Portal | Promise<Portal> {
  if (page[shared]) return page[shared];
  try {
    const tag = tagOfScript();
    return isComplete(tag) ? createFromTag(tag) : createWithFile(tag);
  } catch (error) {
    return Promise.reject(error);
  }
}

/** Returns the portal of the page, if there is one yet. */
export function findPortal(): Portal | undefined {
  return page[shared];
}

/** Replaces the portal of the page; what is rendered on it follows. */
export function replacePortal<Replacing extends Portal>(portal: Replacing): Replacing {
  page[shared]?.close();
  page[shared] = portal;
  notifyListeners();
  return portal;
}

function notifyListeners(): void {
  for (const listener of [...(page[listening] ?? [])]) listener();
}

/** Calls the listener each time the page's portal is replaced. Returns the unsubscribe function. */
export function onPortalChange(listener: () => void): () => void {
  const listeners = (page[listening] ??= new Set());
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let portalOfTag: Portal | undefined;

function createFromTag(tag: ScriptTag): Portal {
  return page[shared] ?? (page[shared] = portalOfTag = composeFromTag(tag));
}

async function createWithFile(tag: ScriptTag): Promise<Portal> {
  return createFromTag(await withFile(tag));
}

function composeFromTag({ settings, config: file, ...options }: ScriptTag, former?: Portal): Portal {
  const fetchSettings = async (start: PortalConfig) =>
    (await import('./element/settings-file.ts')).withServedSettings(start, settings);
  const store = createSettings(completeConfig(settings), file ? undefined : fetchSettings);
  return composePortal(store, options, former);
}

async function withFile(tag: ScriptTag): Promise<ScriptTag> {
  if (isComplete(tag)) return tag;
  const { settingsOfTag } = await import('./element/settings-file.ts');
  return { ...tag, settings: await settingsOfTag(tag) };
}

const isComplete = ({ config, needsApi }: ScriptTag) => !config && !needsApi;

function tagOfScript(): ScriptTag {
  const address = getLoaderUrl();
  if (!address) return { settings: {}, config: '', needsApi: false };
  watchScriptTag(address, () => void followTag());
  return parseScriptTag(address);
}

let changes = 0;

/** The page has changed an attribute of the tag, which counts unless the page has configured the portal in code. */
async function followTag(): Promise<void> {
  const change = ++changes;
  // Elements that could not start load the portal again.
  if (!page[shared]) return notifyListeners();
  try {
    const tag = await withFile(tagOfScript());
    if (change !== changes || page[shared] !== portalOfTag) return;
    replacePortal((portalOfTag = composeFromTag(tag, portalOfTag)));
  } catch (error) {
    logOnce(error);
  }
}
