import { compileFunction } from 'node:vm';
import { rolldown } from 'rolldown';
import { root } from '#host/server/paths.ts';
import type { TabGlobals } from './browser.ts';
import type * as entry from './poll-entry.ts';

export type TabCode = Pick<typeof entry, 'getPoll' | 'PortalError'>;

const names = [
  'document',
  'BroadcastChannel',
  'navigator',
  'addEventListener',
  'removeEventListener',
  'requestAnimationFrame',
  'setTimeout',
  'clearTimeout',
  'performance',
  'Date',
  'Math',
] as const satisfies readonly (keyof TabGlobals)[];

/** Bundles the portal's own poll, so that each tab of the simulation runs it with globals of its own. */
export async function loadPoll(): Promise<(globals: TabGlobals) => TabCode> {
  const bundle = await rolldown({ cwd: root, input: 'test/bench/load/poll-entry.ts', platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', name: 'poll' });
  const code = `const globalThis = { navigator };\n${output[0].code}\nreturn poll;`;
  const run = compileFunction(code, [...names]) as (...globals: unknown[]) => TabCode;
  return (globals) => run(...names.map((name) => globals[name]));
}
