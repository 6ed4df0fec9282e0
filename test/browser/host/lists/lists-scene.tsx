import { within } from '@testing-library/dom';
import { onTestFinished } from 'vitest';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { listKinds } from '#host/app/pages/lists/list-kinds.ts';
import ListPage from '#host/app/pages/lists/ListPage.tsx';
import { Pages } from '#host/app/routing/Pages.tsx';
import { renderOnScene } from '#test/kit/index.ts';
import type { SceneOptions } from '#test/scene.ts';

const former = window.location.href;

/** Renders the list page of the current URL, as the portal does. */
function ListAtAddress() {
  const path = usePathname();
  const search = useSearch();
  const matched = matchRoute(path);
  // After the test the URL is that of the test runner, where the portal has its home page.
  if (!('to' in matched) || !listKinds[matched.to.name]) return null;
  return <Pages entry={{ route: matched.to, address: path + search, Page: ListPage }} />;
}

/** Opens a list page on a scene. */
export function openList(address: string, options: SceneOptions = { as: 'teacher' }) {
  window.history.replaceState(null, '', address);
  const { container, sandbox, close } = renderOnScene(
    <main style={{ background: 'var(--portal-canvas)' }}>
      <ListAtAddress />
    </main>,
    options,
  );
  onTestFinished(() => {
    close();
    window.history.replaceState(null, '', former);
    window.scrollTo(0, 0);
  });
  return {
    ...within(container),
    host: container,
    sandbox,
    address: () => window.location.pathname + window.location.search,
    calls: (path: string) => sandbox.calls().filter((call) => call.path === path),
    titles: () =>
      within(container)
        .queryAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
  };
}
