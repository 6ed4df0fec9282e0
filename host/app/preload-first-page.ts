import { matchRoute } from './match-route.ts';
import { loadPage } from './page-loaders.ts';

// Runs before the portal is evaluated, so that the code of the first page loads in parallel.
const first = matchRoute(location.pathname);
if ('to' in first) loadPage(first.to).catch(() => {});
