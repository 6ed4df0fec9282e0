export { sideToolsRow } from './definition.ts';
export { SideTools, type SideToolsProps } from './SideTools.tsx';
