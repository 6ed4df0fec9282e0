/** The folders below are a package of their own, in which `#src/…` leads nowhere. */
export { configurePortal } from '../../src/configure-portal.ts';
export { defineElement, type ElementProps } from '../../src/element/defineElement.tsx';
export type { ElementDefinition } from '../../src/element/definition.ts';
export type { Portal } from '../../src/portal.ts';
