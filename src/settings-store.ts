import { proxy, ref, subscribe } from 'valtio/vanilla';
import type { PortalConfig } from './config.ts';

/** The settings of a portal: those it was composed with, later with those that the portal's server adds. */
export interface SettingsStore {
  /** The settings that are known by now; a new object once all of them are. */
  getSnapshot(): PortalConfig;
  /** Calls the listener when all settings are known. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Resolves to all settings: loads them once, and again after a failure. */
  load(): Promise<PortalConfig>;
}

/** Without `fetchAll`, the settings are complete from the start. */
export function createSettings(
  start: PortalConfig,
  fetchAll?: (start: PortalConfig) => Promise<PortalConfig>,
): SettingsStore {
  const store = proxy<{ known: PortalConfig }>({ known: ref(start) });
  let loading: Promise<PortalConfig> | undefined;

  async function load() {
    try {
      if (fetchAll) store.known = ref(await fetchAll(start));
    } catch (error) {
      loading = undefined;
      throw error;
    }
    return store.known;
  }

  return {
    getSnapshot: () => store.known,
    subscribe: (listener) => subscribe(store, listener, true),
    load: () => (loading ??= load()),
  };
}
