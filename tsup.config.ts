import { existsSync, readdirSync } from 'node:fs';
import type { PluginBuild } from 'esbuild';
import { defineConfig } from 'tsup';

// `import css from './x.css?inline'` gives the text of the sheet. The resolved path keeps `?inline`,
// or tsup's own handling of `.css` would take the file first.
const inlineCss = {
  name: 'inline-css',
  setup(build: PluginBuild) {
    build.onResolve({ filter: /\.css\?inline$/ }, async (args) => {
      const { path } = await build.resolve(args.path.replace('?inline', ''), {
        kind: 'import-statement',
        resolveDir: args.resolveDir,
      });
      return { path: `${path}?inline`, namespace: 'inline-css' };
    });
    build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async (args) => {
      const { readFile } = await import('node:fs/promises');
      const { transform } = await import('esbuild');
      const text = await readFile(args.path.replace('?inline', ''), 'utf8');
      const { code } = await transform(text, { loader: 'css', minify: true });
      return { contents: code, loader: 'text' };
    });
  },
};

// Every widget that has an element, by its folder.
const widgets = readdirSync('widgets').filter((name) => existsSync(`widgets/${name}/element.ts`));

const doors = {
  index: 'widgets/index.ts',
  testing: 'test/kit/index.ts',
  ...Object.fromEntries(widgets.map((name) => [name, `widgets/${name}/index.ts`])),
};

export default defineConfig({
  entry: {
    ...doors,
    'elements/index': 'widgets/elements.ts',
    ...Object.fromEntries(widgets.map((name) => [`elements/${name}`, `widgets/${name}/element.ts`])),
  },
  outDir: 'dist/lib',
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  treeshake: true,
  external: ['react', 'react-dom'],
  esbuildPlugins: [inlineCss],
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
  // The elements' entries export nothing; their types are made from the table of elements.
  dts: { entry: doors, compilerOptions: { ignoreDeprecations: '6.0' } },
});
