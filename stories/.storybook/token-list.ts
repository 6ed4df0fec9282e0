import type { Plugin } from 'vite';
import { shownTokens } from '#host/tokens/shown.ts';
import { tokensFile } from '#host/tokens/dictionary.ts';

const place = /[\\/]stories[\\/]docs[\\/]token-list\.ts$/;

/** Fills in the list of all tokens, which only Node can read out of the sources. */
export function tokenListPlugin(): Plugin {
  return {
    name: 'portal-token-list',
    enforce: 'pre',
    async load(id) {
      if (!place.test(id)) return null;
      this.addWatchFile(tokensFile);
      return `export const tokenList = ${JSON.stringify(await shownTokens())};\n`;
    },
  };
}
