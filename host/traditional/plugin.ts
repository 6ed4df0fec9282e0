import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import { textFiles, textsIn } from './chinese-texts.ts';
import { traditionalOf } from './convert.ts';

/** The module of the converted texts, which is empty where no plugin fills it. */
const place = /[\\/]src[\\/]texts[\\/]traditional[\\/]traditional-texts\.ts$/;

/** The rooms whose texts the elements show; the portal has those of its pages too. */
export const elementRooms = ['src', 'widgets'] as const;
export const portalRooms = [...elementRooms, 'host/app'] as const;

async function moduleOf(files: readonly string[]): Promise<string> {
  const texts = traditionalOf(await textsIn(files));
  return `export const traditionalTexts = ${JSON.stringify(texts)};\n`;
}

/** Fills in the Traditional texts of these rooms, in a build of Vite's. */
export function traditionalTexts(rooms: readonly string[]): Plugin {
  return {
    name: 'portal-traditional-texts',
    enforce: 'pre',
    async load(id) {
      if (!place.test(id)) return null;
      const files = textFiles(rooms);
      for (const file of files) this.addWatchFile(file);
      return moduleOf(files);
    },
  };
}

/** The same in a build of esbuild's. */
export function traditionalTextsInPackage(rooms: readonly string[]): EsbuildPlugin {
  return {
    name: 'portal-traditional-texts',
    setup({ onLoad }) {
      onLoad({ filter: place }, async () => ({ contents: await moduleOf(textFiles(rooms)), loader: 'js' }));
    },
  };
}
