import { createRoot } from 'react-dom/client';
import { within } from '@testing-library/dom';
import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { configurePortal } from '#src/configure-portal.ts';
import { createScene, forgetSession, type SceneOptions } from '../../scene.ts';
import { eventually } from '../../eventually.ts';
import { wholePortal } from './whole-portal.tsx';

/** Renders the whole portal at an address. */
export function openApp(address = '/space/workbench', options: SceneOptions = {}) {
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
    close,
    /** Waits until the page with this heading has taken over. */
    shows: (name: string) => queries.findByRole('heading', { level: 1, name }),
    invitation: () => queries.findByRole('region', { name: /^第一次来/ }),
    isUninvited: () => expect(queries.queryByRole('region', { name: /^第一次来/ })).toBeNull(),
    step: (name: string) => queries.findByRole('dialog', { name }),
    isClosed: () => eventually(() => expect(queries.queryByRole('dialog')).toBeNull()),
    account: () => queries.findByRole('button', { name: /账号菜单$/ }),
  };
}

export type App = ReturnType<typeof openApp>;

/** Begins the tour by the invitation. */
export async function begin(app: App) {
  const start = within(await app.invitation()).getByRole('button', { name: '开始' });
  start.focus();
  await userEvent.keyboard('{Enter}');
}

/** Begins the tour by the account menu. */
export async function beginAgain(app: App) {
  await userEvent.click(await app.account());
  await userEvent.click(await app.findByRole('menuitem', { name: '新手引导' }));
}
