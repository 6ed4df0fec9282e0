import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configurePortal, createPortal } from '#src/configure-portal.ts';
import type { PortalSettings } from '#src/config.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { PortalProvider, type PortalProviderProps } from '#src/data/PortalProvider.tsx';
import { findPortal } from '#src/page-portal.ts';
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
