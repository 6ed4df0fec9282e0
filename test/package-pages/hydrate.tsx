/** Runs in the browser: hydrates every component and reports what React says, and what a user would see. */
import { hydrateRoot } from 'react-dom/client';
import { createPortal, type PortalSettings } from 'portal-widgets';
import { createScene, type Persona } from 'portal-widgets/testing';
import { names, stage } from './stage.tsx';

const params = new URLSearchParams(location.search);
const as = params.get('as') as Persona;
const locale = params.get('locale') as NonNullable<PortalSettings['locale']>;

const complaints: string[] = [];
const loginLinks = new Set<string>();
Object.assign(window, { complaints, loginLinks });

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
}
addEventListener('error', (event) => void complaints.push(String(event.message)));
addEventListener(
  'securitypolicyviolation',
  (event) => void complaints.push(`policy: ${event.violatedDirective}`),
);

/** Remembers every component that has shown a link to the log-in, however briefly. */
function findLoginLinks() {
  for (const link of document.querySelectorAll('a[href^="/login/index"]')) {
    const name = link.closest('[data-component]')?.getAttribute('data-component');
    if (name) loginLinks.add(name);
  }
}
new MutationObserver(findLoginLinks).observe(document, { childList: true, subtree: true });
findLoginLinks();

const scene = createScene({ as, settings: { locale } });
const portal = createPortal(scene.options);
scene.enter(portal.session);
for (const name of names) {
  const container = document.querySelector(`[data-component="${name}"]`);
  if (!container) throw new Error(`no HTML of ${name}`);
  const report = (error: unknown) => void complaints.push(`${name}: ${String(error)}`);
  hydrateRoot(container, stage(name, portal), {
    identifierPrefix: name,
    onRecoverableError: report,
    onCaughtError: report,
    onUncaughtError: report,
  });
}
