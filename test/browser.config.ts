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
