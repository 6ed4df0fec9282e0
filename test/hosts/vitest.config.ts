import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { tokenStyles } from '../../host/tokens/postcss.ts';
import { chromium, optimizeDeps } from '../browser.config.ts';
import { filesIn, leftOut } from '../left-out.ts';
import { limits } from '../patience.ts';
import { svelteFiles } from './frameworks/svelte-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Shared by both browser projects, which run in parallel. */
const maxWorkers = 2;

export default defineConfig({
  root,
  cacheDir: `${repository}.cache/vitest-hosts`,
  test: {
    // Hides messages that the frameworks print for their own users.
    onConsoleLog: (text) => !/lit-?\.dev|decodeEntities/.test(text),
    // No file may need another one before it; a failure names the seed of its order.
    sequence: { shuffle: { files: true } },
    projects: [
      {
        // Modules of the frameworks resolve from here, all others from the folders above.
        root,
        cacheDir: `${repository}.cache/vitest-frameworks`,
        plugins: [svelteFiles(), react()],
        css: tokenStyles,
        server: { fs: { allow: [repository] } },
        // Vue with its compiler, since no build has compiled the templates.
        resolve: { alias: [{ find: /^vue$/, replacement: 'vue/dist/vue.esm-bundler.js' }] },
        define: {
          __VUE_OPTIONS_API__: 'true',
          __VUE_PROD_DEVTOOLS__: 'false',
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
        },
        optimizeDeps: {
          include: [
            ...optimizeDeps.include,
            '@angular/compiler',
            '@angular/core',
            '@angular/platform-browser',
            'lit',
            'lit/directives/ref.js',
            'lit/directives/repeat.js',
            'preact',
            'preact/jsx-dev-runtime',
            'svelte',
            'svelte/store',
            'svelte/internal/client',
            'svelte/internal/disclose-version',
            'vue/dist/vue.esm-bundler.js',
          ],
        },
        test: {
          name: 'frameworks',
          ...limits,
          include: ['frameworks/*.test.ts'],
          css: true,
          maxWorkers,
          browser: { ...chromium, viewport: { width: 1440, height: 900 } },
        },
      },
      {
        root,
        test: {
          name: 'types',
          include: ['types/*.test.ts'],
          environment: 'node',
          ...limits,
          maxWorkers,
        },
      },
      {
        root,
        test: {
          name: 'pages',
          ...limits,
          include: ['pages/*.test.ts'],
          exclude: leftOut(filesIn('test/hosts/pages', /\.test\.ts$/), 2),
          environment: 'node',
          isolate: false,
          globalSetup: ['pages/cdn.ts'],
          maxWorkers,
        },
      },
    ],
  },
});
