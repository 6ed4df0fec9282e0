export { sidebarRow } from './row.ts';
export { Sidebar, type SidebarHandle, type SidebarProps } from './Sidebar.tsx';
