import type { Plugin } from 'vite';
import { markPureCalls } from '../package/pure-calls.ts';
import { root } from '../server/paths.ts';
import { shortNames } from './shortNames.ts';

/** What the reference says of an element is for people. */
const said = `(?:'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*"|\`[^\`]*\`)`;
const reference = new RegExp(
  `\\b(?:summary:\\s*${said}|(?:parts|detail):\\s*\\{(?:[^{}'"\`]|${said})*\\}),?`,
  'g',
);
const methods = new RegExp(`\\bmethods:\\s*\\{(?:[^{}'"\`]|${said})*\\}`, 'g');
const method = new RegExp(`(\\w+):\\s*${said}`, 'g');
const row = /[\\/]widgets[\\/][^\\/]+[\\/]row\.ts$/;

/** What a tenant may set keeps its name; all other custom properties are between our own sheets. */
const ownProperty = /--portal-(?!(?:brand|font|radius|radius-large)\b(?!-))[a-z-]+/g;

/** What stands in place of swr does nothing by itself: who does not change calls goes without its half that does. */
const parted = /[\\/]host[\\/]cdn[\\/]swr[\w-]*\.ts$/;

/** Leaves out of the sources what an element does not need at run time. */
export function lightSources(): Plugin {
  const short = shortNames([`${root}src`, `${root}widgets`], /\.(?:css|tsx?)$/, ownProperty, '--p');
  return {
    name: 'portal-light-sources',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(root) || /[\\/]node_modules[\\/]/.test(id)) return null;
      const light = row.test(id) ? withoutReference(code) : code;
      const named = light.replace(ownProperty, (name) => short.get(name) ?? name);
      return {
        code: /\.tsx?$/.test(id) ? markPureCalls(named, id) : named,
        map: null,
        moduleSideEffects: parted.test(id) ? false : null,
      };
    },
  };
}

export function withoutReference(code: string): string {
  return code.replace(reference, '').replace(methods, (list) => list.replace(method, "$1: ''"));
}
