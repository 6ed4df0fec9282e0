export { sideToolsRow } from './row.ts';
export { SideTools, type SideToolsProps } from './SideTools.tsx';
