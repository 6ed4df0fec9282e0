import { matchRoute } from './match-route.ts';

// Runs before the portal itself is evaluated, so that the first page's code travels meanwhile.
const first = matchRoute(location.pathname);
if ('to' in first) first.to.load().catch(() => {});
