import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNavigateHandler } from '#host/app/layout/useNavigateHandler.ts';

const { origin, href } = window.location;

afterEach(() => {
  history.replaceState(null, '', href);
  vi.restoreAllMocks();
});

it.each([
  ['/space/point?tab=2#rules', '/space/point?tab=2#rules'],
  ['/About/faq/', '/about/FAQ'],
  ['//index?from=mail', '/index?from=mail'],
])('renders %s as a page within the portal, at its canonical URL', (path, shown) => {
  const follow = renderHook(useNavigateHandler).result.current;
  expect(follow({ url: origin + path })).toBe(false);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(shown);
});

it.each(['/api/auth/user/logout', 'https://other.example/index', '/nowhere'])(
  'leaves %s to the browser',
  (url) => {
    const follow = renderHook(useNavigateHandler).result.current;
    expect(follow({ url })).toBe(true);
    expect(window.location.href).toBe(href);
  },
);

it('scrolls to the top where a link has the current page, spelled differently', () => {
  history.replaceState(null, '', '/index');
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const follow = renderHook(useNavigateHandler).result.current;
  expect(follow({ url: `${origin}/Index/` })).toBe(false);
  expect(scroll).toHaveBeenCalledWith({ top: 0 });
});
