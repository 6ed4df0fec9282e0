export { sidebarDefinition } from './definition.ts';
export { Sidebar, type SidebarHandle, type SidebarProps } from './Sidebar.tsx';
