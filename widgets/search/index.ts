export { Search, type SearchProps } from './Search.tsx';
export { searchRow } from './definition.ts';
