import { root } from '../server/paths.ts';

export const binFolder = `${root}dist/bin`;

/** Writes the commands of the package, with every library that they use: `npx` runs them where nothing else is installed. */
export async function buildBin(folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'host/bin/main.ts',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  });
}
