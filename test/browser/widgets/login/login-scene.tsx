import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import axe from 'axe-core';
import { expect, onTestFinished, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { createSandbox, sandboxSettings, type Sandbox } from '#host/sandbox/index.ts';
import type { PortalSettings } from '#src/config.ts';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { configurePortal } from '#src/configure-portal.ts';
import type { PortalOptions } from '#src/portal.ts';
import { Login, type LoginProps } from '#widgets/login/index.ts';
import { finishAnimations } from '../../finish-animations.ts';
import { openServedScene } from '../../served/scene.ts';

export type Shape = 'React component' | 'element';

/** The React component from its sources, and the element of the served files; see `forms`. */
export const shapes: readonly Shape[] = import.meta.env.MODE === 'cdn' ? ['element'] : ['React component'];

export interface SceneOptions {
  settings?: PortalSettings;
  userAgent?: string;
  /** Keeps the token, on a page of another site. */
  onLogin?: PortalOptions['onLogin'];
  /** Runs before the first render, e.g. to inject a fault. */
  before?: (sandbox: ReturnType<typeof createSandbox>) => void;
}

/** Creates a portal on a fresh sandbox, without a logged-in user. */
export function openPortal({ settings, userAgent, onLogin, before }: SceneOptions = {}) {
  document.cookie = 'portal_token=; Max-Age=0; path=/';
  localStorage.clear();
  sessionStorage.clear();
  const sandbox = createSandbox();
  before?.(sandbox);
  const portal = configurePortal({
    settings: { api: 'http://sandbox.localhost', theme: 'light', ...sandboxSettings, ...settings },
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
    userAgent,
    onLogin,
  });
  paintPage(settings);
  onTestFinished(() => portal.close());
  return { portal, ...controlsOf(sandbox) };
}

/** The page around the widget belongs to the tenant; a dark widget needs a dark background. */
function paintPage(settings: PortalSettings | undefined): void {
  document.body.style.background = settings?.theme === 'dark' ? '#14161d' : '';
  onTestFinished(() => {
    document.body.style.background = '';
  });
}

function controlsOf(sandbox: Sandbox) {
  const sms = async (mobile: string): Promise<string> => {
    const response = await sandbox.fetch(`http://sandbox.localhost/sandbox/sms?mobile=${mobile}`);
    const { code }: { code: string } = await response.json();
    return code;
  };
  const scan = (state: string, result: 'bound' | 'unbound' | 'refused') =>
    sandbox.fetch('http://sandbox.localhost/sandbox/scan', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state, result }),
    });
  const callsTo = (path: string) => sandbox.calls().filter((call) => call.path === path);
  return { sandbox, sms, scan, callsTo };
}

/** Renders a part of the portal in the page. */
export function show(children: ReactNode, portal: ReturnType<typeof openPortal>['portal']): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <PortalProvider portal={portal}>{children}</PortalProvider>
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

/** Renders the login as React component or as element; `onNavigate` receives every link. */
export function openLogin(
  shape: Shape,
  { method, redirect, ...options }: SceneOptions & Pick<LoginProps, 'method' | 'redirect'> = {},
) {
  const onDone = vi.fn();
  const onNavigate = vi.fn<(detail: { url: string }) => boolean>(() => false);
  if (shape === 'React component') {
    const scene = openPortal(options);
    show(<Login method={method} redirect={redirect} onDone={onDone} onNavigate={onNavigate} />, scene.portal);
    return { ...scene, onDone, onNavigate };
  }
  const { settings, userAgent, before } = options;
  if (userAgent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  sessionStorage.clear();
  const { sandbox, session, close } = openServedScene({
    settings: { theme: 'light', ...settings },
    ...(before && { prepare: before }),
  });
  paintPage(settings);
  const element = document.createElement('portal-login');
  if (method) element.setAttribute('method', method);
  if (redirect) element.setAttribute('redirect', redirect);
  element.addEventListener('portal-done', (event) => onDone((event as CustomEvent).detail));
  element.addEventListener('portal-navigate', (event) => {
    event.preventDefault();
    onNavigate((event as CustomEvent).detail);
  });
  document.body.append(element);
  onTestFinished(() => {
    element.remove();
    return close();
  });
  return { ...controlsOf(sandbox), portal: { session }, onDone, onNavigate };
}

/** Asserts that axe finds no violation in the page. */
export async function expectAccessible(): Promise<void> {
  finishAnimations(document);
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // The page around the widget belongs to the test.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/** Asserts that the element has the focus within its own root. */
export async function expectFocus(locator: Locator): Promise<void> {
  await expect
    .poll(() => {
      const element = locator.element();
      const root = element.getRootNode();
      return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
    })
    .toBe(true);
}
