import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configurePortal, createPortal } from '#src/configure-portal.ts';
import type { PortalSettings } from '#src/config.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { PortalProvider, type PortalProviderProps } from '#src/data/PortalProvider.tsx';
import { findPortal } from '#src/page-portal.ts';
import type { OrgConfig } from '#src/api/org.ts';
import { useThemeRoot } from '#src/ui/root/theme-root-context.ts';
import { uiTexts } from '#src/texts/ui.ts';
import { useTexts } from '#src/texts/useTexts.ts';

const fetch = async () => new Response('', { status: 502 });
const configure = (settings: PortalSettings = {}) => configurePortal({ fetch, settings });

function Words() {
  const { language } = usePortal();
  return <output>{`${language.locale} ${useTexts(uiTexts).cancel}`}</output>;
}

function show(props: PortalProviderProps = {}) {
  const { container } = render(
    <PortalProvider {...props}>
      <Words />
    </PortalProvider>,
  );
  return () => [
    screen.getByRole('status').textContent,
    container.querySelector('[lang]')?.getAttribute('data-theme'),
  ];
}

beforeEach(() => void configure());
afterEach(() => findPortal()?.close());

test('components speak the language of the page, and follow when it is configured again', () => {
  const shown = show();
  expect(shown()).toEqual(['zh-CN 取消', null]);
  act(() => void configure({ locale: 'en', theme: 'dark' }));
  expect(shown()).toEqual(['en Cancel', 'dark']);
});

test('a part of the page may have a language and a theme of its own', () => {
  const shown = show({ locale: 'en', theme: 'light' });
  expect(shown()).toEqual(['en Cancel', 'light']);
  act(() => void configure({ locale: 'zh-CN', theme: 'dark' }));
  expect(shown()).toEqual(['en Cancel', 'light']);
});

test('components on a portal of their own stay on it', () => {
  const own = createPortal({ fetch, settings: { theme: 'dark' } });
  const shown = show({ portal: own });
  act(() => void configure({ locale: 'en', theme: 'light' }));
  expect(shown()).toEqual(['zh-CN 取消', 'dark']);
  own.close();
});

test('components that speak as the page does share its language object', () => {
  const seen: unknown[] = [];
  function See() {
    seen.push(usePortal().language);
    return null;
  }
  render(
    <PortalProvider>
      <See />
    </PortalProvider>,
  );
  expect(seen.at(-1)).toBe(findPortal()?.language);
});

test('the colour is that of the organisation, else that of the settings', () => {
  const portal = createPortal({ fetch, settings: { brand: '#123456' } });
  const { container } = render(<PortalProvider portal={portal}>text</PortalProvider>);
  const brand = () =>
    container.querySelector<HTMLElement>('[lang]')?.style.getPropertyValue('--portal-own-brand');
  expect(brand()).toBe('#123456');
  act(() => portal.session.setState({ orgConfig: { theme: '#654321' } as OrgConfig }));
  expect(brand()).toBe('#654321');
  portal.close();
  const plain = createPortal({ fetch });
  const other = render(<PortalProvider portal={plain}>text</PortalProvider>);
  expect(
    other.container.querySelector<HTMLElement>('[lang]')?.style.getPropertyValue('--portal-own-brand'),
  ).toBe('');
  plain.close();
});

test('a message of a call is a toast of the part, and is told with the name of its element', () => {
  const portal = createPortal({ fetch });
  const withNotify = vi.fn<(notify: (text: string) => void) => typeof portal.http>(() => portal.http);
  const http = { ...portal.http, withLanguage: () => ({ ...portal.http, withNotify }) };
  const host = document.createElement('school-header');
  let toasts: unknown;
  function Toasts() {
    toasts = useThemeRoot()
      .toaster.getSnapshot()
      .map(({ tone, text }) => ({ tone, text }));
    return null;
  }
  const parts = (root?: ShadowRoot) => (
    <PortalProvider portal={{ ...portal, http }} {...(root && { root })}>
      <Toasts />
    </PortalProvider>
  );
  const { rerender } = render(parts());
  expect(withNotify).toHaveBeenLastCalledWith(expect.any(Function), undefined);
  rerender(parts(host.attachShadow({ mode: 'open' })));
  expect(withNotify).toHaveBeenLastCalledWith(expect.any(Function), 'school-header');
  Object.assign(HTMLElement.prototype, { showPopover() {} });
  act(() => withNotify.mock.lastCall?.[0]('加载失败'));
  rerender(parts());
  expect(toasts).toEqual([{ tone: 'error', text: '加载失败' }]);
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  portal.close();
});

test('a message of a request is in the language of the part that sends it', async () => {
  let failure: unknown;
  function Caller() {
    const { http } = usePortal();
    return (
      <button
        type="button"
        onClick={() => {
          const definition = { method: 'GET', path: '/api/broken', response: undefined } as never;
          // Silent: happy-dom lacks the popover of a toast.
          http.send(definition, undefined, { silent: true }).catch((error: unknown) => (failure = error));
        }}
      >
        send
      </button>
    );
  }
  render(
    <PortalProvider locale="en">
      <Caller />
    </PortalProvider>,
  );
  act(() => screen.getByRole('button').click());
  await expect
    .poll(() => failure)
    .toHaveProperty('message', expect.stringMatching(/^The server has a problem/));
});
