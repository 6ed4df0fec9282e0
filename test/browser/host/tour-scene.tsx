import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SceneOptions } from '../../scene.ts';
import { openApp } from './app-scene.tsx';

/** Renders the whole portal, with the parts of the tour. */
export function openTourApp(address = '/space/workbench', options: SceneOptions = {}) {
  const app = openApp(address, options);
  return {
    ...app,
    invitation: () => app.findByRole('region', { name: /^第一次来/ }),
    isUninvited: () => expect(app.queryByRole('region', { name: /^第一次来/ })).toBeNull(),
    step: (name: string) => app.findByRole('dialog', { name }),
    account: () => app.findByRole('button', { name: /账号菜单$/ }),
  };
}

export type App = ReturnType<typeof openTourApp>;

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
