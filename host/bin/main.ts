#!/usr/bin/env node
/** `npx portal-widgets …`, built into dist/bin: it runs where the package is installed, and needs no other one. */
import { readCommandLine } from './command-line.ts';

const line = readCommandLine(process.argv.slice(2));
if ('text' in line) {
  if (line.exitCode === 0) console.log(line.text);
  else console.error(line.text);
  process.exitCode = line.exitCode;
} else if (line.command === 'contract') {
  const [{ runCheck }, { fromBuild }] = await Promise.all([
    import('../contract/check/run.ts'),
    import('./from-build.ts'),
  ]);
  const print = (text: string) => console.log(text);
  process.exitCode = await runCheck(line.words, process.env, print, fromBuild);
} else {
  // The built server, which finds the portal beside its own folder.
  await import(/* @vite-ignore */ new URL('../server/main.js', import.meta.url).href);
}
