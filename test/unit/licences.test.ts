import { expect, it } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };

interface Locked {
  license?: string;
  version?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const packages = Object.entries(lock.packages as Record<string, Locked>).filter(([path]) => path !== '');

/** Each lets us publish what we build of it, and asks for nothing but its notice. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
  // Of two licences that a package offers, we take the first or the permissive one.
  '(MPL-2.0 OR Apache-2.0)',
  '(WTFPL OR MIT)',
  '(MIT AND Zlib)',
  'MIT OR SEE LICENSE IN FEEL-FREE.md',
  'MIT AND Apache-2.0',
];

/** These tools and their data are used for building and testing, and never become part of what we publish. */
const usedOnly = [
  'MPL-2.0',
  'CC-BY-4.0',
  'CC0-1.0',
  // The font of the pictures, and sharp, which writes them.
  'OFL-1.1',
  'LGPL-3.0-or-later',
  // jsonify, of style-dictionary.
  'Public Domain',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
];

/** The package of a tool that names its licence in its file LICENSE alone: MIT. */
const unnamed = 'node_modules/svg-tags';

it('every package has a licence that we may use', () => {
  const refused = packages.filter(
    ([path, { license = '', dev = false }]) =>
      path !== unnamed && ![...permissive, ...(dev ? usedOnly : [])].includes(license),
  );
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  expect(packages.length).toBeGreaterThan(100);
});

/**
 * `.npmrc` has npm run no script of a package: a stolen account could put one there. These would, and work without: esbuild
 * looks for its binary at first use, core-js prints an advertisement, style-dictionary and its glob have nothing to patch.
 */
it('no further package wants to run a script when it is installed', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => path.split('node_modules/').at(-1));
  expect(new Set(names)).toEqual(
    new Set(['core-js', 'esbuild', 'style-dictionary', '@bundled-es-modules/glob']),
  );
});
