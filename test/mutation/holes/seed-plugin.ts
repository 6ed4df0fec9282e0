import type { Plugin } from 'vitest/config';
import { root } from '#host/server/paths.ts';
import type { Hole } from './holes.ts';

/** Makes the fault again while the tests load its file. */
export function seedPlugin({ file, from, to }: Hole): Plugin {
  return {
    name: 'seed',
    enforce: 'pre',
    transform: (code, id) => (id === root + file ? code.replace(from, () => to) : undefined),
  };
}
