import { fetchSettings } from './fetch-settings.ts';

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

void main();
