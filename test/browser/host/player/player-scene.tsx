import { within } from '@testing-library/dom';
import { onTestFinished } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { PageRouteContext } from '#host/app/routing/page-route.ts';
import type { PageName } from '#host/app/routing/page-titles.ts';
import PlayerPage from '#host/app/pages/player/PlayerPage.tsx';
import { isRedirect, routes } from '#host/app/routing/routes.ts';
import { renderOnScene } from '#test/kit/index.ts';
import type { SceneOptions } from '#test/scene.ts';

/** Renders a player page at a query, by default where no server keeps the progress. Its calls and videos are those of the page's own origin. */
export function openPlayer(name: PageName, search: string, options: SceneOptions = {}) {
  const route = routes.find((one) => !isRedirect(one) && one.name === name);
  if (!route || isRedirect(route)) throw new Error(`there is no page ${name}`);
  const place = memoryLocation({ path: route.path, searchPath: search, record: true });
  const { container, portal, sandbox, close, unmount } = renderOnScene(
    <Router hook={place.hook} searchHook={place.searchHook}>
      <PageRouteContext value={route}>
        <main style={{ background: 'var(--portal-canvas)' }}>
          <PlayerPage />
        </main>
      </PageRouteContext>
    </Router>,
    { as: 'teacher', ...options, settings: { api: '', features: [], ...options.settings } },
  );
  onTestFinished(() => {
    close();
    window.scrollTo(0, 0);
  });
  return {
    ...within(container),
    host: container,
    sandbox,
    portal,
    unmount,
    visited: () => place.history,
    video: () => {
      const video = container.querySelector('video');
      if (!video) throw new Error('there is no video');
      return video;
    },
  };
}
