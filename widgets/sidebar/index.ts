'use client';

export { sidebarDefinition } from './definition.ts';
export { Sidebar, type SidebarHandle, type SidebarProps } from './Sidebar.tsx';
export { menuTexts } from './menu-texts.ts';
