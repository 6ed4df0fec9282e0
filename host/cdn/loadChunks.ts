import { NAME_LENGTH, placeOf } from './chunkMap.ts';

/** The names of all chunks one after the other, and for each tag the letters of its chunks, the element's own last. */
export type ChunkMap = readonly [names: string, tags: Readonly<Record<string, string>>];

/** Loads the chunks of these letters, all at once: none waits until another that imports it has arrived. */
export function loadChunks(portal: string, names: string, letters: string): Promise<unknown> {
  const { nonce = '' } = document.querySelector<HTMLElement>('script[nonce]') ?? {};
  let href = '';
  for (const letter of letters) {
    const start = placeOf(letter) * NAME_LENGTH;
    href = new URL(`chunks/${names.slice(start, start + NAME_LENGTH)}.js`, portal).href;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce, href });
    document.head.append(link);
  }
  return import(/* @vite-ignore */ href);
}
