// @vitest-environment node
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import { Announcements } from '#host/app/pages/about/Announcements.tsx';
import PersonPage from '#host/app/pages/person/PersonPage.tsx';
import SearchPage from '#host/app/pages/search/SearchPage.tsx';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { createPendingPortal } from '#src/pending-portal.ts';

const html = (route: string, path: string, search: string, Page: ComponentType) =>
  renderToString(
    <PortalProvider portal={createPendingPortal('zh-CN')}>
      <Router ssrPath={path} ssrSearch={search}>
        <Route path={route}>
          <Page />
        </Route>
      </Router>
    </PortalProvider>,
  );

describe('a server', () => {
  it.each([
    ['a search', '/search', '/search', 'searchVal=课堂', SearchPage, '“课堂”的搜索结果'],
    ['the search page', '/search', '/search', '', SearchPage, '热门课程'],
    ['a home page', '/homePage/:id', '/homePage/p-1', '', PersonPage, '个人主页加载中'],
    ['the announcements', '/about/us', '/about/us', '', Announcements, '机构公告'],
  ])('renders %s with skeletons, and without inline styles', (_, route, path, search, Page, text) => {
    const rendered = html(route, path, search, Page);
    expect(rendered).toContain(text);
    expect(rendered).toContain('portal-skeleton');
    expect(rendered).not.toMatch(/\sstyle=/);
  });
});
