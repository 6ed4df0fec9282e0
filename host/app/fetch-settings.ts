import type { PortalSettings } from '../../src/config.ts';

/** Fetches the run-time settings, which the operator writes and `index.html` preloads. */
export async function fetchSettings(): Promise<PortalSettings> {
  const response = await fetch('/portal.config.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`portal.config.json: HTTP ${response.status}`);
  return (await response.json()) as PortalSettings;
}
