import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Layout } from '#host/app/layout/Layout.tsx';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { configurePortal } from '#src/configure-portal.ts';
import { wholePortal } from './whole-portal.tsx';
import { createScene, forgetSession, type SceneOptions } from '../../scene.ts';
import { eventually } from '../../eventually.ts';

const totals = '/api/orgUser/user/getStudyTotal';
const former = window.location.href;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => window.history.replaceState(null, '', former));

/** Creates a portal with a logged-in user, and a container in the page. */
function open(options: SceneOptions = {}) {
  forgetSession();
  const scene = createScene({ as: 'teacher', ...options });
  const portal = configurePortal(scene.options);
  scene.enter(portal.session);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    portal.close();
    forgetSession();
  });
  return {
    ...within(host),
    portal,
    show: (children: React.ReactNode) =>
      root.render(<PortalProvider portal={portal}>{children}</PortalProvider>),
    callsTo: (path: string) => scene.sandbox.calls().filter((call) => call.path === path),
  };
}

/** Renders the whole portal at a URL. */
function openApp(address: string, options?: SceneOptions) {
  window.history.replaceState(null, '', address);
  const opened = open(options);
  opened.show(wholePortal(opened.portal));
  return opened;
}

it('keeps the sidebar as it is while the pages of the space change, and asks once for what it shows', async () => {
  const { findByRole, findByText, getByRole, callsTo } = openApp('/space/myOrder');
  const sidebar = await findByRole('complementary', { name: '个人空间' });
  await findByText('昵称：湖畔听雨');
  for (const name of ['学习档案', '我的证书', '梯队建设']) {
    await userEvent.click(getByRole('link', { name }));
    await findByRole('heading', { level: 1, name });
    expect(getByRole('complementary', { name: '个人空间' })).toBe(sidebar);
  }
  expect(callsTo(totals)).toHaveLength(1);
});

it('names the toggle’s state and gives it back the focus', async () => {
  await page.viewport(390, 844);
  const { findByRole, queryByRole } = openApp('/space/myOrder');
  const toggle = await findByRole('button', { name: '个人空间菜单' });
  await eventually(() => expect(toggle.getAttribute('aria-expanded')).toBe('false'));
  toggle.focus();
  await userEvent.keyboard('{Enter}');
  await findByRole('dialog', { name: '个人空间' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect(queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

it('leads to the login and back when the session ends at the counters, with one message', async () => {
  const { findByLabelText, findAllByText } = openApp('/space/myOrder?page=2', {
    prepare: (sandbox) =>
      sandbox.fault({
        method: 'GET',
        path: totals,
        status: 401,
        body: { code: 401, msg: '登录已失效，请重新登录' },
      }),
  });
  await eventually(() =>
    expect(window.location.pathname + window.location.search).toBe(
      `/login/index?redirect=${encodeURIComponent('/space/myOrder?page=2')}`,
    ),
  );
  // The page that is left says it too, until the log-in is there.
  await findByLabelText('用户名');
  expect(await findAllByText('登录已失效，请重新登录')).toHaveLength(1);
});

function Note() {
  const [text, setText] = useState('');
  return (
    <label>
      便签
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

function routeAt(path: string) {
  const matched = matchRoute(path);
  if ('redirect' in matched) throw new Error(`${path} leads to ${matched.redirect}`);
  return matched.to;
}

it('comes and goes around what is shown without touching it', async () => {
  const { show, findByLabelText, findByRole, queryByRole } = open();
  const at = (path: string) =>
    show(
      <Layout route={routeAt(path)} address={path} isLoading={false} isPending={false}>
        <Note />
      </Layout>,
    );
  at('/index');
  await userEvent.fill(await findByLabelText('便签'), '写到一半');
  at('/space/point');
  await findByRole('navigation', { name: '当前位置' });
  at('/index');
  await eventually(() => expect(queryByRole('navigation', { name: '当前位置' })).toBeNull());
  expect(await findByLabelText('便签')).toHaveValue('写到一半');
});
