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

export default defineConfig({
  entry: {
    index: 'widgets/index.ts',
    ...Object.fromEntries(
      [
        'bell',
        'feedback',
        'footer',
        'header',
        'legacy-feedback',
        'login',
        'messages',
        'search',
        'side-tools',
      ].map((name) => [`elements/${name}`, `widgets/${name}/element.ts`]),
    ),
  },
  outDir: 'dist/lib',
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  treeshake: true,
  external: ['react', 'react-dom'],
  esbuildPlugins: [inlineCss],
  // The elements' entries export nothing.
  dts: { entry: { index: 'widgets/index.ts' }, compilerOptions: { ignoreDeprecations: '6.0' } },
});
