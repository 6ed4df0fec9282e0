import { autoload } from '../../src/element/autoload.ts';
import { loadChunks, type ChunkMap } from './load-chunks.ts';

declare const __CHUNK_MAP__: ChunkMap;

const [files, tags] = __CHUNK_MAP__;
autoload(import.meta.url, tags, (indices) =>
  loadChunks(
    import.meta.url,
    indices.map((index) => files[index] ?? ''),
  ),
);
