'use client';

export { Header } from './Header.tsx';
export type { HeaderProps } from './HeaderFrame.tsx';
export { headerDefinition } from './definition.ts';
