import '../host.css';
// Elements load these on demand; the portal needs them on every page, and the first call should not wait for them.
import '#src/data/queries/refetch-changes.ts';
import '#src/http/encode-body.ts';
import '#src/session/change-feed.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PortalSettings } from '#src/config.ts';
import { createPendingPortal } from '#src/pending-portal.ts';
import { localeOf } from '#src/texts/locale-of.ts';
import { loadFirstPage, pageSkeleton } from './first-page.ts';
import { Start } from './Start.tsx';
import { connectScrollMemory } from '../history/scroll-memory.ts';
import { start } from './start.ts';
import { loadTexts } from './load-texts.ts';
import { noteUncaughtErrors } from './uncaught-errors.ts';

/** Takes over the first paint in the file. */
export async function startPortal(settings: Promise<PortalSettings>): Promise<void> {
  const container = document.getElementById('portal');
  if (!container) throw new Error('index.html has no #portal');
  history.scrollRestoration = 'manual';
  noteUncaughtErrors();
  connectScrollMemory();
  const started = start(settings);
  // The view shows the failure; until it renders, nobody else handles it.
  started.catch(() => {});
  const locale = localeOf(document.documentElement.lang) ?? 'zh-CN';
  const texts = loadTexts(locale);
  const loaded = await loadFirstPage(location.pathname).catch(() => null);
  // Without them, the page would not match what the build has rendered.
  await texts;
  const first = loaded ?? pageSkeleton(location.pathname);
  const tree = <Start first={first} pending={createPendingPortal(locale)} started={started} />;
  // The file belongs to this page unless another server than ours has chosen it.
  if (loaded && container.dataset.page === first.route.name) hydrateRoot(container, tree);
  else createRoot(container).render(tree);
}
