'use client';

export { Search, type SearchProps } from './Search.tsx';
export { searchDefinition } from './definition.ts';
