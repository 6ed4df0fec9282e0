import type { Plugin } from 'vite';

/**
 * Chromium's hint that nearly all of a file is called as soon as it is here, which holds for files that come on intent
 * too: it then compiles all while the file arrives, beside the page, instead of each function on its first call.
 */
const hint = '//# allFunctionsCalledOnLoad\n';
/** In letters: of what is shorter the hint would be more than it saves. */
const least = 8000;
/** A shell is a picture rather than functions. */
const shell = /[\\/]cdn[\\/]shells[\\/]/;

/** Must come last: a minifier takes the hint for a comment. */
export function compiledAhead(): Plugin {
  return {
    name: 'portal-compiled-ahead',
    apply: 'build',
    enforce: 'post',
    // A file of another content must have another name.
    augmentChunkHash: () => hint,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.code.length < least) continue;
          if (!chunk.moduleIds.some((id) => shell.test(id))) chunk.code = hint + chunk.code;
        }
      },
    },
  };
}
