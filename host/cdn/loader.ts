import { createAutoloader, type Autoloader } from '#src/element/autoload.ts';
import { isSupported } from '#src/rules/is-supported.ts';
import { findScriptTag, setLoaderUrl } from '#src/element/script-tag.ts';
import { stripReturn } from '#src/session/login/returned-login.ts';
import type { ChunkMap } from './chunk-map.ts';
import { loadModule } from './load-module.ts';

declare const __CHUNK_MAP__: ChunkMap;
declare const __CHUNK_FOLDER__: string;

/* `portal.js`, the script of a page's tag: loads the code of each element that the page has. */

const [files, tags] = __CHUNK_MAP__;
const folder = new URL(__CHUNK_FOLDER__, import.meta.url);
const loader = isSupported()
  ? createAutoloader(tags, (indices) => {
      const urls = indices.map((index) => new URL(`${files[index]}.js`, folder).href);
      return loadModule(() => import(/* @vite-ignore */ urls.at(-1) ?? ''), urls);
    })
  : noLoader();

stripReturn();
setLoaderUrl(import.meta.url);
if (findScriptTag(import.meta.url)?.dataset.autoload !== 'false') loader.observe(document);

export const { observe, define } = loader;

/** In an old browser each tag keeps the content that the page gave it. */
function noLoader(): Autoloader {
  // oxlint-disable-next-line no-console -- for the page's developer, once
  console.warn('portal.js: this browser is too old for the elements.');
  return { observe() {}, define: () => new Promise(() => {}) };
}
