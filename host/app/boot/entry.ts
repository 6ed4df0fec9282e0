import type { PortalSettings } from '#src/config.ts';
import { nextPaint } from './next-paint.ts';

/** Starts the portal once the first paint has happened: evaluating the portal's code would delay it. */
async function main(): Promise<void> {
  if (window.portalFirstPaint?.isUnsupported) {
    for (const link of document.querySelectorAll('.portal-unsupported a')) link.textContent = location.href;
    return;
  }
  // The script in the head did not come, which is no reason to call the browser old.
  document.documentElement.dataset.supported = '';
  // Hidden already; for assistive technology the page begins with the link to its content.
  document.querySelector('.portal-unsupported')?.remove();
  // This script waits for the HTML of the page and its style sheets, as the frame does.
  await nextPaint();
  fetchLaterFiles();
  const settings = fetchSettings();
  // The start shows the failure; until it does, nobody else handles it.
  settings.catch(() => {});
  const { startPortal } = await import('./main.tsx');
  await startPortal(settings);
}

/** Fetches what this page needs besides `main`, long before that is here and asks for it. */
function fetchLaterFiles(): void {
  const hasId = new URLSearchParams(location.search).get('id');
  const links =
    (hasId && document.querySelector<HTMLTemplateElement>('template#later-details')) ||
    document.querySelector<HTMLTemplateElement>('template#later');
  if (links) document.head.append(links.content);
}

/** Fetches the run-time settings. */
async function fetchSettings(): Promise<PortalSettings> {
  const response = await fetch('/portal.config.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`portal.config.json: HTTP ${response.status}`);
  return (await response.json()) as PortalSettings;
}

void main();
