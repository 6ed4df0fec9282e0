import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { pictureResponse } from '#host/sandbox/pictures/pictures.ts';
import { withVideos } from '#host/server/videos.ts';
import { headlessOptions } from './chromium.ts';

const launchOptions = headlessOptions();

/** Where no setting names a language, the portal speaks the browser's; the tests expect Chinese. */
const contextOptions = { locale: 'zh-CN' };

/** Moves the pointer out of the window. */
const restPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

export const chromium = {
  enabled: true,
  commands: { restPointer },
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions, contextOptions }),
  instances: [{ browser: 'chromium' as const }],
};

/** Emulates reduced motion, so that no click waits for an animation and no frame is painted for one. */
export const calmChromium = {
  ...chromium,
  provider: playwright({ launchOptions, contextOptions: { ...contextOptions, reducedMotion: 'reduce' } }),
};

/**
 * Serves empty pages for the sites that the sandbox links to: an error in a frame would turn into a page of the
 * browser.
 */
export function otherSites(): Plugin {
  return {
    name: 'portal-other-sites',
    configureServer({ middlewares }) {
      middlewares.use('/external', (_, answer) => {
        answer.setHeader('Content-Type', 'text/html');
        answer.end('<!doctype html><title>another site</title>');
      });
    },
  };
}

/** Serves the videos and pictures of the sandbox, which an element cannot request from a sandbox in the page. */
export function sandboxMedia(): Plugin {
  return {
    name: 'portal-sandbox-media',
    configureServer({ middlewares }) {
      const answer = withVideos(async ({ url }) => pictureResponse(new URL(url).pathname));
      const listener = getRequestListener(answer, { overrideGlobalObjects: false });
      middlewares.use((incoming, outgoing, next) => {
        if (/^\/sandbox\/(?:films|pictures)\//.test(incoming.url ?? '')) void listener(incoming, outgoing);
        else next();
      });
    },
  };
}

// Listed, so that Vite does not discover a new dependency in the middle of a run and reload.
export const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@testing-library/dom',
    '@cropper/element-canvas',
    '@dnd-kit/core',
    '@cropper/element-handle',
    '@cropper/element-image',
    '@cropper/element-selection',
    '@r2wc/react-to-web-component',
    '@radix-ui/react-dialog',
    '@radix-ui/react-tabs',
    '@zumer/snapdom',
    'axe-core',
    'dompurify',
    'fast-check',
    'fflate/browser',
    'hls.js/light',
    'hono',
    'jspdf',
    'read-excel-file/universal',
    'hono/cors',
    'lucide-react',
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

const folder = fileURLToPath(new URL('browser/', import.meta.url));

/** Tests of widgets that are custom elements: they also run on the served files. */
export const elementTests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.tsx') && !/^(?:served|ui)\b/.test(name))
  .filter((name) => /\b(?:forms|shapes|faultForms)\b/.test(readFileSync(folder + name, 'utf8')))
  .map((name) => `test/browser/${name}`)
  .toSorted();
