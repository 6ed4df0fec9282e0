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
  const listeners = new Set<() => void>();
  let known = start;
  let loading: Promise<PortalConfig> | undefined;

  async function load() {
    try {
      if (fetchAll) known = await fetchAll(start);
    } catch (error) {
      loading = undefined;
      throw error;
    }
    for (const listener of [...listeners]) listener();
    return known;
  }

  return {
    getSnapshot: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: () => (loading ??= load()),
  };
}
