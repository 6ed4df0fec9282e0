import { autoload } from '../../src/element/autoload.ts';
import { chunkLoaders, type ChunkMap } from './chunkLoaders.ts';

declare const __PORTAL_CHUNKS__: ChunkMap;

autoload(import.meta.url, chunkLoaders(import.meta.url, __PORTAL_CHUNKS__));
