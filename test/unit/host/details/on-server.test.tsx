// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { PageRouteContext } from '#host/app/routing/page-route.ts';
import { pageTexts } from '#host/app/routing/page-titles.ts';
import DetailsPage from '#host/app/pages/details/DetailsPage.tsx';
import { createPortal, PortalProvider } from '#src/index.ts';
import { forbidBrowser } from '../../widgets/forbid-browser.ts';

function render(path: string, search: string) {
  const matched = matchRoute(path, new URLSearchParams(search));
  if ('redirect' in matched) throw new Error(`${path} leads to ${matched.redirect}`);
  const portal = createPortal({ settings: { org: 'demo' } });
  const { touched, allow } = forbidBrowser();
  try {
    const html = renderToString(
      <PortalProvider portal={portal}>
        <Router ssrPath={path} ssrSearch={search}>
          <Route path={matched.to.path}>
            <PageRouteContext value={matched.to}>
              <DetailsPage />
            </PageRouteContext>
          </Route>
        </Router>
      </PortalProvider>,
    );
    return { html, touched, title: pageTexts['zh-CN'][matched.to.name] };
  } finally {
    allow();
  }
}

describe('on a server', () => {
  test.each([
    ['/courseHome', 'id=5003'],
    ['/thirdProject/2003', ''],
    ['/activity', 'id=1003'],
  ])('%s?%s shows its title and skeletons, without a browser and without inline styles', (path, search) => {
    const { html, touched, title } = render(path, search);
    expect(touched).toEqual([]);
    expect(html).toContain(`${title}</span>`);
    expect(html).toContain('portal-skeleton');
    expect(html).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=/i);
  });

  test('an id that is missing is said at once', () => {
    expect(render('/courseHome', '').html).toContain('您要找的内容不存在或已下架');
  });
});
