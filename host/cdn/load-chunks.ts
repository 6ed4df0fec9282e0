/** The names of the chunk files, and for each tag the indices of those that it needs, its entry last. */
export type ChunkMap = readonly [files: readonly string[], tags: Readonly<Record<string, readonly number[]>>];

/** Starts all files of a tag at once, so that none waits until another that imports it has arrived. */
export function loadChunks(loaderUrl: string, files: readonly string[]): Promise<unknown> {
  const { nonce = '' } = document.querySelector<HTMLElement>('script[nonce]') ?? {};
  let href = '';
  for (const file of files) {
    href = new URL(`chunks/${file}.js`, loaderUrl).href;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce, href });
    document.head.append(link);
  }
  return import(/* @vite-ignore */ href);
}
