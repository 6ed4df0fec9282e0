import type { PortalSettings } from '../../src/config.ts';

// Before all else, so that they are here when the portal's code is.
const settings = fetchSettings();
// The start shows the failure; until it does, nobody else handles it.
settings.catch(() => {});

/** Starts the portal once the first picture is painted: evaluating the portal's code would hold the picture up. */
async function main(): Promise<void> {
  await window.portalFirstPaint?.painted;
  const { startPortal } = await import('./main.tsx');
  await startPortal(settings);
}

/** Fetches the run-time settings, which the operator writes and `index.html` preloads. */
async function fetchSettings(): Promise<PortalSettings> {
  const response = await fetch('/portal.config.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`portal.config.json: HTTP ${response.status}`);
  return (await response.json()) as PortalSettings;
}

void main();
