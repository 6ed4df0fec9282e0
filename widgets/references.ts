import type { DocumentedElement } from '#src/element/reference.ts';

const modules = import.meta.glob<Record<string, DocumentedElement>>('./*/reference.ts', { eager: true });

/** Every element with what documents say of it, read from the folders and ordered by tag. */
export const elementReferences: readonly DocumentedElement[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .sort((one, other) => (one.tag < other.tag ? -1 : 1));
