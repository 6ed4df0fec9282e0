import type { ElementDefinition } from '../src/element/defineElement.tsx';

const modules = import.meta.glob<Record<string, ElementDefinition>>('./*/definition.ts', { eager: true });

/** The definition of every element, read from the folders and ordered by tag. */
export const elementDefinitions: readonly ElementDefinition[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
