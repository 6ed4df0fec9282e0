import { matchRoute } from './match-route.ts';
import { loadPage } from './page-loaders.ts';

// This module runs before the portal's code, so that the first page's code loads in parallel.
const first = matchRoute(location.pathname);
if ('to' in first) loadPage(first.to).catch(() => {});
