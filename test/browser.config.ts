import { playwright } from '@vitest/browser-playwright';
import { findChromium, launchArguments } from './chromium.ts';

export const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: launchArguments } }),
  instances: [{ browser: 'chromium' as const }],
};

// Named, so that no test run is interrupted by the discovery of a new dependency.
export const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@testing-library/react',
    '@testing-library/dom',
    '@cropper/element-canvas',
    '@cropper/element-handle',
    '@cropper/element-image',
    '@cropper/element-selection',
    '@r2wc/react-to-web-component',
    '@radix-ui/react-dialog',
    '@radix-ui/react-tabs',
    'axe-core',
    'dompurify',
    'fast-check',
    'hono',
    'hono/cors',
    'lucide-react',
    'modern-screenshot',
    'ofetch',
    'spark-md5',
    'swr',
    'swr/infinite',
    'uqr',
    'valibot',
    'valtio/vanilla',
    'wouter',
    'wouter/use-browser-location',
    'regexparam',
    'wouter/memory-location',
  ],
};

/** Tests of elements that also run on preact: those that need the most of React. */
export const elementTests = [
  'bell',
  'element',
  'feedback-chat',
  'feedback-submit',
  'footer',
  'messages',
  'search',
].map((name) => `test/browser/${name}.test.tsx`);

/** What stands aside on preact, or has something lighter in its place. */
const replaced = /^react(-dom)?(\/|$)|^@testing-library\/react$|^ofetch$|^valtio\/|^swr|^@radix-ui\//;

export const preactOptimizeDeps = {
  include: [
    ...optimizeDeps.include.filter((name) => !replaced.test(name)),
    'preact',
    'preact/compat',
    'preact/compat/client',
    'preact/hooks',
    'preact/jsx-runtime',
  ],
};
