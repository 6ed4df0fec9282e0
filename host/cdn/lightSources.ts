import type { Plugin } from 'vite';

/** `React[" useId ".trim().toString()]`: kept from bundlers, it keeps all of React alive. */
const hiddenName = /\b(\w+)\[\s*" (\w+) "\.trim\(\)\.toString\(\)\s*\]/g;

/** What the reference says of an element is for people. */
const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),?/g;

/** Leaves out of the sources what an element does not need at run time. */
export function lightSources(): Plugin {
  return {
    name: 'portal-light-sources',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/[\\/]@radix-ui[\\/]/.test(id)) return { code: code.replace(hiddenName, '$1.$2'), map: null };
      if (/[\\/]widgets[\\/][^\\/]+[\\/]row\.ts$/.test(id))
        return { code: code.replace(summary, ''), map: null };
      return null;
    },
  };
}
