import { createAutoloader } from '../../src/element/autoload.ts';
import { findScriptTag, setLoaderUrl } from '../../src/element/script-tag.ts';
import { loadChunks, type ChunkMap } from './load-chunks.ts';

declare const __CHUNK_MAP__: ChunkMap;
declare const __CHUNK_FOLDER__: string;

const [files, tags] = __CHUNK_MAP__;
const folder = new URL(__CHUNK_FOLDER__, import.meta.url);
const loader = createAutoloader(tags, (indices) =>
  loadChunks(
    folder,
    indices.map((index) => files[index] ?? ''),
  ),
);

setLoaderUrl(import.meta.url);
if (findScriptTag(import.meta.url)?.dataset.autoload !== 'false') loader.observe(document);

export const { observe, define } = loader;
