import type { ComponentType } from 'react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { PageRouteContext } from '#host/app/routing/page-route.ts';
import AppDownloadPage from '#host/app/pages/about/AppDownloadPage.tsx';
import ArticlePage from '#host/app/pages/about/ArticlePage.tsx';
import ProjectHelpPage from '#host/app/pages/about/ProjectHelpPage.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { answering, failing, onScene, onServer, pending } from '../scene.tsx';

const meta = { title: 'Host/About', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const orgCall = '/api/orgUser/org/getConfigByCode';
const questions = '/api/orgUser/hotQuestion/page';
const wordless = { orgId: '1001', orgCode: 'demo', name: '东湖区教师发展中心', supportPhone: '400-668-2026' };

function at(Page: ComponentType, path: string, searchPath: string, decorators: Decorator[]): Story {
  const matched = matchRoute(path);
  if ('redirect' in matched) throw new Error(`${path} leads to ${matched.redirect}`);
  const { hook, searchHook } = memoryLocation({ path, searchPath });
  return {
    render: () => (
      <Router hook={hook} searchHook={searchHook}>
        <PageRouteContext value={matched.to}>
          <main style={{ background: 'var(--portal-canvas)' }}>
            <Page />
          </main>
        </PageRouteContext>
      </Router>
    ),
    decorators,
  };
}

const story = (Page: ComponentType, path: string, options: SceneOptions = {}, search = '') =>
  at(Page, path, search, [onScene({ as: 'guest', ...options })]);

export const Us = story(ArticlePage, '/about/us');
export const Talents = story(ArticlePage, '/about/talents');
export const Contact = story(ArticlePage, '/about/contact');
export const ContactOnPhone: Story = { ...Contact, globals: { viewport: { value: 'mobile1' } } };
export const NothingSaid = story(ArticlePage, '/about/us', answering(orgCall, wordless));
export const Loading = story(ArticlePage, '/about/us', pending(orgCall));
export const Failed = story(ArticlePage, '/about/us', failing(orgCall));
export const Malformed = story(
  ArticlePage,
  '/about/us',
  answering(orgCall, { ...wordless, about: { us: 7 } }),
);
export const OnServer = at(ArticlePage, '/about/us', '', [onServer]);
export const Faq = story(ArticlePage, '/about/FAQ');
export const FaqFailed = story(ArticlePage, '/about/FAQ', failing(questions));
export const FaqEmpty = story(ArticlePage, '/about/FAQ', answering(questions, { records: [], total: 0 }));
export const Answer = story(ArticlePage, '/about/FAQ', {}, 'id=q-6');
export const Help = story(ProjectHelpPage, '/projectHelp');
export const HelpSearched = story(ProjectHelpPage, '/projectHelp', {}, 'q=学时');
export const HelpMissing = story(ProjectHelpPage, '/projectHelp', {}, 'id=nope');
export const Apps = story(AppDownloadPage, '/appDownload');
export const NoApps = story(AppDownloadPage, '/appDownload', { settings: { apps: [] } });
