import { expect, test } from 'vitest';

const files = import.meta.glob<string>(
  ['#src/**/*.{ts,tsx}', '#widgets/**/*.{ts,tsx}', '#host/{app,cdn}/**/*.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const sources = Object.entries(files).map(([path, source]) => [path.slice(1), source] as const);

/** The files that match, each of which has been read with the rule in mind. */
const filesWith = (pattern: RegExp) =>
  sources
    .filter(([, source]) => pattern.test(source))
    .map(([path]) => path)
    .sort();

test('the whole address of the page is read only to resolve another one, to strip it, or by the one rule', () => {
  expect(filesWith(/\blocation\.href|\bdocument\.(URL|documentURI|referrer)\b/)).toEqual([
    // An old browser shows it, so that the user can copy it into another one.
    'host/app/boot/entry.ts',
    'host/app/boot/preload-helper.ts',
    'host/app/layout/useNavigateHandler.ts',
    'host/app/pages/details/MainAction.tsx',
    'host/app/pages/home/PromoLink.tsx',
    'host/app/pages/learning/calendar/calendar-events.ts',
    'host/app/pages/player/video/hls.ts',
    'src/rules/page-url.ts',
  ]);
});

test('web storage is written only by modules that hold no address, or a shown one', () => {
  expect(filesWith(/\.setItem\(/)).toEqual([
    'host/app/history/scroll-memory.ts',
    'src/data/diagnosis/browser-lines.ts',
    'src/data/drafts/draft-storage.ts',
    'src/data/drafts/tab.ts',
    'src/session/storage.ts',
    'src/session/tab-storage.ts',
    'src/ui/buttons/useCountdown.ts',
    'src/ui/floating/floating-position.ts',
    'src/ui/media/missing-pictures.ts',
    'widgets/login/login-memory.ts',
  ]);
  // Its type is that of the one rule.
  expect(files['/host/app/history/scroll-memory.ts']).toContain('const address: ShownAddress');
});
