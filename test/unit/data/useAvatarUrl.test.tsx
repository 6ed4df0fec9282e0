import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, test, vi } from 'vitest';
import { readConfig } from '#src/config-check.ts';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { avatarUrl, useAvatarUrl } from '#src/data/useAvatarUrl.ts';
import { composePortal, type Portal } from '#src/portal.ts';
import { createSettings } from '#src/settings-store.ts';
import { getAvatarVersion } from '#src/session/avatar-version.ts';
import { storageName } from '#src/session/storage.ts';
import { forgetSession } from '../../forget-session.ts';

test.each([
  ['/avatars/', '1024', 1700000000000, '/avatars/1024.jpg?t=1700000000000'],
  ['https://cdn.example/a/', 'u-7', 1, 'https://cdn.example/a/u-7.jpg?t=1'],
  ['/avatars/', '../x?y', 1, '/avatars/..%2Fx%3Fy.jpg?t=1'],
  ['/avatars/', '', 1, ''],
])('base %s, user %s, time %s → %s', (base, user, time, address) => {
  expect(avatarUrl(base, user, time)).toBe(address);
});

const portals: Portal[] = [];
afterEach(() => {
  cleanup();
  portals.splice(0).forEach((portal) => portal.close());
  forgetSession();
});

const start = readConfig({ api: 'https://api.example', portal: 'https://portal.example' });

function open() {
  const fetchAll = vi.fn(async () => start);
  const portal = composePortal(createSettings(start, fetchAll), { fetch: async () => new Response('') });
  portals.push(portal);
  return { portal, fetchAll };
}

it('is asked of the settings only where somebody is known', () => {
  const { portal, fetchAll } = open();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalProvider portal={portal}>{children}</PortalProvider>
  );
  const { result, rerender } = renderHook((userId: string) => useAvatarUrl(userId), {
    wrapper,
    initialProps: '',
  });
  expect(result.current).toBe('');
  expect(fetchAll).not.toHaveBeenCalled();
  rerender('u-1');
  expect(result.current).toMatch(/\/u-1\.jpg\?t=\d+$/);
  expect(fetchAll).toHaveBeenCalledOnce();
});

it('is not known on a server, which knows no version', () => {
  const { portal } = open();
  const Picture = () => <i>{`at ${useAvatarUrl('u-1')}.`}</i>;
  expect(
    renderToString(
      <PortalProvider portal={portal}>
        <Picture />
      </PortalProvider>,
    ),
  ).toContain('at .');
});

it('changes with the picture, in the portal of now', () => {
  const [first, second] = [open().portal, open().portal];
  let portal = first;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalProvider portal={portal}>{children}</PortalProvider>
  );
  const { result, rerender } = renderHook(() => useAvatarUrl('u-1'), { wrapper });
  portal = second;
  rerender();
  const changed = getAvatarVersion() + 1234;
  localStorage.setItem(storageName('avatarVersion'), `${changed}`);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageName('avatarVersion') })));
  expect(result.current).toContain(`?t=${changed}`);
  expect(first.session.getState().avatarVersion).not.toBe(changed);
});
