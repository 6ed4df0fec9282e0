import { match } from './match-route.ts';

// Runs before the portal itself is evaluated, so that the first page's code travels meanwhile.
const first = match(location.pathname);
if ('to' in first) first.to.load().catch(() => {});
