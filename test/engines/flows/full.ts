import type { Flow } from '../flow.ts';
import { elements } from './elements.ts';
import { pages } from './pages.ts';
import { work } from './work.ts';

/** The flows that run before a release, in addition to the quick ones. */
export const fullFlows: readonly Flow[] = [...pages, ...elements, ...work];
