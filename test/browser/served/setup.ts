import { loadElements } from './loader.ts';

await loadElements();
