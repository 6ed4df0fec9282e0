import { defineElement } from '../../src/element/define.tsx';
import { sidebarRow } from './row.ts';
import { Sidebar } from './Sidebar.tsx';

defineElement(sidebarRow, Sidebar);
