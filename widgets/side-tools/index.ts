'use client';

export { sideToolsDefinition } from './definition.ts';
export { SideTools, type SideToolsProps } from './SideTools.tsx';
