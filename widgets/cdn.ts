import { autoload, type ElementLoaders } from '../src/element/autoload.ts';

/** What one script line brings to a page: every element, each loaded when its tag is seen. */
const loaders: ElementLoaders = {
  'portal-header': () => import('./header/element.ts'),
  'portal-bell': () => import('./bell/element.ts'),
  'portal-messages': () => import('./messages/element.ts'),
  'portal-search': () => import('./search/element.ts'),
  'portal-footer': () => import('./footer/element.ts'),
  'portal-side-tools': () => import('./side-tools/element.ts'),
  'portal-feedback': () => import('./feedback/element.ts'),
  'portal-legacy-feedback': () => import('./legacy-feedback/element.ts'),
  'portal-sidebar': () => import('./sidebar/element.ts'),
  'portal-avatar': () => import('./avatar/element.ts'),
  'portal-sign-card': () => import('./sign-card/element.ts'),
  'portal-annual-report': () => import('./annual-report/element.ts'),
  'portal-collect-prompt': () => import('./collect-prompt/element.ts'),
  'portal-forgot-password': () => import('./forgot-password/element.ts'),
  'portal-change-password': () => import('./change-password/element.ts'),
  'portal-set-password': () => import('./set-password/element.ts'),
  'portal-login': () => import('./login/element.ts'),
};

autoload(import.meta.url, loaders, (load) => load());
