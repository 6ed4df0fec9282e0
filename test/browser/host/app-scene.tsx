import { createRoot } from 'react-dom/client';
import { within } from '@testing-library/dom';
import { expect, onTestFinished } from 'vitest';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { configurePortal } from '#src/configure-portal.ts';
import { createScene, forgetSession, type SceneOptions } from '../../scene.ts';
import { eventually } from '../../eventually.ts';
import { wholePortal } from './whole-portal.tsx';

/** Renders the whole portal at an address. */
export function openApp(address: string, options: SceneOptions = {}) {
  const former = window.location.href;
  window.history.replaceState(null, '', address);
  const scene = createScene({ as: 'teacher', ...options });
  const portal = configurePortal(scene.options);
  scene.enter(portal.session);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<PortalProvider portal={portal}>{wholePortal(portal)}</PortalProvider>);
  const close = () => {
    root.unmount();
    host.remove();
    portal.close();
  };
  onTestFinished(() => {
    close();
    forgetSession();
    window.history.replaceState(null, '', former);
    window.scrollTo(0, 0);
  });
  const queries = within(host);
  return {
    ...queries,
    portal,
    close,
    /** Waits until the page with this heading has taken over. */
    shows: (name: string | RegExp) => queries.findByRole('heading', { level: 1, name }),
    isClosed: () => eventually(() => expect(queries.queryByRole('dialog')).toBeNull()),
  };
}
