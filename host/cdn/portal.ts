import { autoload } from '../../src/element/autoload.ts';
import { loadChunks, type ChunkMap } from './loadChunks.ts';

declare const __PORTAL_CHUNKS__: ChunkMap;

const [names, tags] = __PORTAL_CHUNKS__;
autoload(import.meta.url, tags, (letters) => loadChunks(import.meta.url, names, letters));
