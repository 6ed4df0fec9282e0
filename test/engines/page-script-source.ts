import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

let source: Promise<string> | undefined;

/** The functions of `page/page-script.ts` as one script that the oldest engine can run. */
export const pageScriptSource = (): Promise<string> => (source ??= bundle());

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page/page-script.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'chrome109',
  });
  return outputFiles[0]?.text ?? '';
}
