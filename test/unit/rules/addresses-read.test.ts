import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['../../../{src,widgets,host/app,host/cdn}/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.entries(files).map(
  ([path, source]) => [path.replace('../../../', ''), source] as const,
);

/** The files that match, each of which has been read with the rule in mind. */
const filesWith = (pattern: RegExp) =>
  sources
    .filter(([, source]) => pattern.test(source))
    .map(([path]) => path)
    .sort();

test('the whole address of the page is read only to resolve another one, to strip it, or by the one rule', () => {
  expect(filesWith(/\blocation\.href|\bdocument\.(URL|documentURI|referrer)\b/)).toEqual([
    'host/app/layout/useNavigateHandler.ts',
    'host/app/pages/details/MainAction.tsx',
    'host/app/pages/home/PromoLink.tsx',
    'host/app/pages/learning/calendar/calendar-events.ts',
    'host/app/pages/player/video/hls.ts',
    'host/app/preload-helper.ts',
    'src/rules/page-url.ts',
  ]);
});

test('web storage is written only by modules that hold no address, or a shown one', () => {
  expect(filesWith(/\.setItem\(/)).toEqual([
    'host/app/scroll-memory.ts',
    'src/data/draft-storage.ts',
    'src/data/tab.ts',
    'src/session/storage.ts',
    'src/session/tab-storage.ts',
    'src/ui/floating-position.ts',
    'src/ui/missing-pictures.ts',
    'src/ui/useCountdown.ts',
    'widgets/login/login-memory.ts',
  ]);
  // Its type is that of the one rule.
  expect(files['../../../host/app/scroll-memory.ts']).toContain('const address: ShownAddress');
});
